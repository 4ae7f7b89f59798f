import type { CountryCode, SiteKey } from '../../../flows/domain/src/index.ts';

/** An address in a country: the site and the typed values, and the stored values if they differ. */
interface Place {
  readonly site: SiteKey;
  readonly code: readonly [typed: string, kept: string];
  readonly town: string;
  readonly street: string;
}

const at = (site: SiteKey, typed: string, kept: string, town: string, street: string): Place => ({
  site,
  code: [typed, kept],
  town,
  street,
});

/**
 * A valid address in every country that an address can have. Its postal code has the form that people there
 * may type.
 */
export const places: Readonly<Record<CountryCode, Place>> = {
  AT: at('AT', 'A-1010', '1010', 'Wien', 'Graben 12'),
  CH: at('CH', 'CH-8001', '8001', 'Zürich', 'Bahnhofstrasse 3'),
  BE: at('CH_FR', 'b-1000', '1000', 'Bruxelles', 'Rue Neuve 17'),
  BG: at('TR', '1000', '1000', 'Sofija', 'Vitosha 100'),
  CY: at('TR', '1010', '1010', 'Lefkosia', 'Ledras 5'),
  CZ: at('CZ', '11000', '110 00', 'Praha', 'Na Příkopě 14'),
  DE: at('DE', 'D-10115', '10115', 'Berlin', 'Chausseestraße 8'),
  DK: at('DE', '1001', '1001', 'København K', 'Købmagergade 9'),
  EE: at('PL', '10111', '10111', 'Kesklinna', 'Pärnu mnt 10'),
  ES: at('DE', 'E-28001', '28001', 'Madrid', 'Calle de Serrano 24'),
  FI: at('AT', 'FI-00100', '00100', 'Helsinki', 'Mannerheimintie 12'),
  FR: at('CH_FR', 'F-75001', '75001', 'Paris', '99 rue de Rivoli'),
  GB: at('DE', 'sw1a1aa', 'SW1A 1AA', 'London', '10 Downing Street'),
  GR: at('TR', '10557', '105 57', 'Αθήνα', 'Ερμού 2'),
  HR: at('AT', 'HR 10000', '10000', 'Zagreb-Trnje', 'Savska cesta 41'),
  HU: at('HU', 'H-1051', '1051', 'Budapest', 'Október 6. utca'),
  IE: at('CH', 'd02 af30', 'D02AF30', 'Dublin', '4 Merrion Square'),
  IT: at('CH', 'I-00118', '00118', 'Roma', 'Via Appia 500'),
  LT: at('PL', '01100', '01100', 'Vilnius', 'Pilies g. 3'),
  LU: at('CH_FR', 'l-1111', '1111', 'Luxembourg', 'Rue de l’Eau'),
  LV: at('PL', 'lv-1050', 'LV-1050', 'Riga', 'Brīvības iela 21'),
  MT: at('HU', 'vlt1117', 'VLT 1117', 'Valletta', '12 Republic Street'),
  NL: at('CH_FR', '1012ab', '1012 AB', 'Amsterdam', 'Damrak 70'),
  PL: at('PL', '00002', '00-002', 'Warszawa', 'ul. Świętokrzyska 18'),
  PT: at('CZ', '1100148', '1100-148', 'Lisboa', 'Rua Augusta 25'),
  RO: at('HU', '010011', '010011', 'Bucureşti', 'Calea Victoriei 63'),
  SE: at('SK', '11120', '111 20', 'Stockholm', 'Drottninggatan 50'),
  SI: at('HU', 'SI-1000', '1000', 'Ljubljana', 'Čopova ulica 7'),
  SK: at('SK', '81101', '811 01', 'Bratislava-Staré Mesto', 'Hlavné námestie 1'),
  TR: at('TR', '34110', '34110', 'İstanbul', 'Ankara Caddesi No: 12, Kat 3'),
  IS: at('CZ', 'IS-101', '101', 'Reykjavík', 'Laugavegur 22'),
  LI: at('CH', 'FL-9490', '9490', 'Vaduz', 'Städtle 37'),
  NO: at('SK', '0150', '0150', 'Oslo', 'Karl Johans gate 11'),
};
