#include "engine/service/players/headings.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "trf/text.hpp"

namespace bloesem::service {

namespace {

struct HeadingWords {
  EntrantColumn column;
  std::string_view words;  // folded, each with a blank on both sides
};

// Programs covered: chess-results and Swiss-Manager, Vega, SwissSys, FIDE's lists. Languages: English, Dutch,
// German, French, Spanish, Italian.
constexpr std::array heading_words = {
    HeadingWords{EntrantColumn::Name,
                 " name player playername fullname participant lastnamefirstname surnamefirstname "},
    HeadingWords{EntrantColumn::Name, " naam speler spelersnaam deelnemer naamvoornaam achternaamvoornaam "},
    HeadingWords{EntrantColumn::Name, " spieler spielername teilnehmer namevorname nachnamevorname "},
    HeadingWords{EntrantColumn::Name, " nom joueur joueuse nomprenom nometprenom nomdujoueur "},
    HeadingWords{EntrantColumn::Name,
                 " nombre jugador participante apellidosynombre apellidosnombre apellidosynombres "},
    HeadingWords{EntrantColumn::Name, " nome giocatore partecipante cognomeenome cognomenome nominativo "},
    HeadingWords{EntrantColumn::LastName, " lastname last surname familyname achternaam familienaam "},
    HeadingWords{EntrantColumn::LastName,
                 " nachname familienname zuname nomdefamille apellidos apellido cognome "},
    HeadingWords{EntrantColumn::Infix, " tussenvoegsel tussenvoegsels voorvoegsel voorvoegsels tussenv infix "},
    HeadingWords{EntrantColumn::FirstName,
                 " firstname first forename givenname voornaam roepnaam vorname prenom "},
    HeadingWords{EntrantColumn::Title, " title tit titel titre titulo titolo fidetitle fidetitel "},
    HeadingWords{EntrantColumn::Rating,
                 " rtg rating elo elorating rating1 rtng rtng1 ratingzahl elozahl cote classement "},
    HeadingWords{EntrantColumn::FideRating,
                 " rtgi rtgint ratingint intrating eloi eloint internationalrating "},
    HeadingWords{EntrantColumn::FideRating, " elofide fideelo fiderating ratingfide rtgfide fidertg "},
    HeadingWords{EntrantColumn::FideRating, " std standard stdrating fidestandard fidestd elointernational "},
    HeadingWords{EntrantColumn::NationalRating,
                 " rtgn rtgnat ratingnat natrating elon elonat nationalrating elonational "},
    HeadingWords{EntrantColumn::NationalRating,
                 " knsbrating ratingknsb nationalerating dwz nwz twz uscfrating eloffe "},
    HeadingWords{EntrantColumn::NationalRating,
                 " elonac elonacional rtgnacional feda elofeda elonazionale eloitalia elofsi "},
    HeadingWords{EntrantColumn::Federation,
                 " fed federation country nation nationality federatie land nationaliteit "},
    HeadingWords{EntrantColumn::Federation,
                 " foderation verband pays federacion pais federazione paese nazione "},
    HeadingWords{EntrantColumn::FideId,
                 " fideid idfide fideno fidenr fidenumber fidenummer fidecode codefide fideidno "},
    HeadingWords{EntrantColumn::FideId,
                 " codigofide numerofide codicefide nofide nrfide fideident fideidnummer idfidenr "},
    HeadingWords{EntrantColumn::NationalId,
                 " idnat idno natid nationalid idnational nationalno nationalnumber ident identnr "},
    HeadingWords{EntrantColumn::NationalId,
                 " knsbnr knsbnummer knsbid relatienummer bondsnummer lidnummer lidnr "},
    HeadingWords{EntrantColumn::NationalId,
                 " pkz zps mglnr mitgliedsnr mitgliedsnummer passnr passnummer spielernummer "},
    HeadingWords{EntrantColumn::NationalId,
                 " licence license nrffe codeffe numffe ndelicence numerodelicence "},
    HeadingWords{EntrantColumn::NationalId,
                 " licencia codigonacional idnacional tessera numerotessera idfsi codicefsi "},
    HeadingWords{EntrantColumn::NationalId, " uscfid uscf memberid memid memberno membernumber "},
    HeadingWords{EntrantColumn::SomeId, " id "},
    HeadingWords{EntrantColumn::Sex, " sex gender g mf geslacht mv geschlecht geschl mw sexe sexo sesso "},
    HeadingWords{EntrantColumn::Birth,
                 " birthday birth birthdate bday dateofbirth dob born yearofbirth birthyear byear "},
    HeadingWords{EntrantColumn::Birth,
                 " geboortedatum geboortejaar geboren gebdat gebdatum geb gebjahr geburtsdatum "},
    HeadingWords{EntrantColumn::Birth,
                 " geburtsjahr geburtstag jahrgang naissance datedenaissance neele anneedenaissance "},
    HeadingWords{EntrantColumn::Birth,
                 " nacimiento fnac fechanac fechadenacimiento fechanacimiento anodenacimiento "},
    HeadingWords{EntrantColumn::Birth,
                 " nascita datadinascita datanascita annodinascita annonascita nato natoil "},
    HeadingWords{EntrantColumn::Club,
                 " club clubcity clubname clubtown origin clubplaats clubstad vereniging clubnaam "},
    HeadingWords{EntrantColumn::Club,
                 " verenigingplaats schaakclub schaakvereniging verein vereinort schachverein "},
    HeadingWords{EntrantColumn::Club,
                 " schachclub clubville clublieu nomduclub clubciudad circolo circolocitta clubcitta "},
    HeadingWords{EntrantColumn::Number,
                 " no nr n num numero number # sno snr startno startnr startnumber startnummer "},
    HeadingWords{EntrantColumn::Number,
                 " startingrank pairno pairnumber pos position positie lfd lfdnr volgnummer posicion "},
    HeadingWords{EntrantColumn::Ignored,
                 " k kcoeff kfactor kfide isaval typ type tipo gr group groep gruppe groupe "},
    HeadingWords{EntrantColumn::Ignored,
                 " grupo gruppo cat category categorie kategorie categoria flag gms games "},
};

// The letters from U+00C0 on without diacritics; a blank for a character that is not a letter.
constexpr std::string_view latin_letters = "aaaaaaaceeeeiiiidnooooo ouuuuytsaaaaaaaceeeeiiiidnooooo ouuuuyty";

// In UTF-8 each of them is the byte C3 followed by 80 to BF.
constexpr char latin_lead = '\xC3';

bool contains_word(std::string_view words, const std::string& word) {
  return !word.empty() && words.find(' ' + word + ' ') != std::string_view::npos;
}

}  // namespace

std::string folded(std::string_view text) {
  std::string word;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    const bool is_letter = (byte | 0x20U) >= 'a' && (byte | 0x20U) <= 'z';
    if (text[i] == latin_lead && i + 1 < text.size()) {
      const char letter = latin_letters[static_cast<unsigned char>(text[++i]) & 0x3FU];
      if (letter != ' ') word += letter;
    } else if (byte == 0xC2) {
      ++i;  // symbols, such as that in "Nº"
    } else if (byte >= 0x80 || is_letter || trf::is_digit(text[i]) || byte == '#') {
      word += is_letter ? static_cast<char>(byte | 0x20U) : text[i];
    }
  }
  return word;
}

std::optional<EntrantColumn> column_of_heading(std::string_view heading) {
  const std::string word = folded(heading);
  for (const HeadingWords& known : heading_words) {
    if (contains_word(known.words, word)) return known.column;
  }
  return std::nullopt;
}

bool is_heading_of_swiss_sys(std::string_view heading) {
  return contains_word(" state pairnumber reservedbyes expires expiration uscf uscfid rating2 ",
                       folded(heading));
}

const std::vector<std::pair<std::string, EntrantColumn>>& names_of_list_columns() {
  static const std::vector<std::pair<std::string, EntrantColumn>> names{
      {"name", EntrantColumn::Name},
      {"last-name", EntrantColumn::LastName},
      {"infix", EntrantColumn::Infix},
      {"first-name", EntrantColumn::FirstName},
      {"title", EntrantColumn::Title},
      {"rating", EntrantColumn::Rating},
      {"fide-rating", EntrantColumn::FideRating},
      {"national-rating", EntrantColumn::NationalRating},
      {"federation", EntrantColumn::Federation},
      {"fide-id", EntrantColumn::FideId},
      {"national-id", EntrantColumn::NationalId},
      {"sex", EntrantColumn::Sex},
      {"birth", EntrantColumn::Birth},
      {"club", EntrantColumn::Club},
      {"ignore", EntrantColumn::Ignored},
  };
  return names;
}

std::string name_of(EntrantColumn column) {
  for (const auto& [name, known] : names_of_list_columns()) {
    if (known == column) return name;
  }
  return column == EntrantColumn::Number ? "number" : "id";
}

}  // namespace bloesem::service
