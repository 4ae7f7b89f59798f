import type { CountryCode } from '../../flows/domain/src/countries/countries.ts';

/** An address in a browser's settings, with all fields that the forms ask for. */
export interface Profile {
  readonly town: string;
  readonly street: string;
  /**
   * With the country's prefix: a landline from the examples of libphonenumber's metadata. In Turkey it is a
   * mobile telephone.
   */
  readonly phone: string;
  /** The province, in Turkey. */
  readonly province?: string;
}

const of = (town: string, street: string, phone: string): Profile => ({ town, street, phone });

/** The second line of every profile's street. */
export const secondLine = '2. OG';

/** One profile for each country. The postal code beside it is the country's own example. */
export const profiles: Readonly<Record<CountryCode, Profile>> = {
  AT: of('Wien', 'Mariahilfer Straße 12', '+431234567890'),
  CH: of('Zürich', 'Bahnhofstrasse 12', '+41212345678'),
  BE: of('Bruxelles', 'Rue Neuve 12', '+3212345678'),
  BG: of('София', 'ул. Витоша 12', '+3592123456'),
  CY: of('Lefkosia', 'Ledra 12', '+35722345678'),
  CZ: of('Praha', 'Národní 12', '+420212345678'),
  DE: of('Berlin', 'Torstraße 12', '+4930123456'),
  DK: of('København', 'Strøget 12', '+4532123456'),
  EE: of('Tallinn', 'Viru 12', '+3723212345'),
  ES: of('Madrid', 'Calle Mayor 12', '+34810123456'),
  FI: of('Helsinki', 'Mannerheimintie 12', '+358131234567'),
  FR: of('Paris', '12 rue de Rivoli', '+33123456789'),
  GB: of('London', '12 High Street', '+441212345678'),
  GR: of('Αθήνα', 'Ερμού 12', '+302123456789'),
  HR: of('Zagreb', 'Ilica 12', '+38512345678'),
  HU: of('Budapest', 'Váci utca 12', '+3612345678'),
  IE: of('Dublin', '12 Grafton Street', '+3532212345'),
  IT: of('Roma', 'Via Condotti 12', '+390212345678'),
  LT: of('Vilnius', 'Gedimino prospektas 12', '+37031234567'),
  LU: of('Luxembourg', '12 Grand-Rue', '+35227123456'),
  LV: of('Rīga', 'Brīvības iela 12', '+37163123456'),
  MT: of('Valletta', '12 Republic Street', '+35621001234'),
  NL: of('Amsterdam', 'Damrak 12', '+31101234567'),
  PL: of('Warszawa', 'ul. Nowy Świat 12', '+48123456789'),
  PT: of('Lisboa', 'Rua Augusta 12', '+351212345678'),
  RO: of('București', 'Calea Victoriei 12', '+40211234567'),
  SE: of('Stockholm', 'Drottninggatan 12', '+468123456'),
  SI: of('Ljubljana', 'Čopova ulica 12', '+38612345678'),
  SK: of('Bratislava', 'Obchodná 12', '+421221234567'),
  TR: { province: 'İstanbul', town: 'Kadıköy', street: 'Bağdat Caddesi No 12', phone: '+905321234567' },
  IS: of('Reykjavík', 'Laugavegur 12', '+3544101234'),
  LI: of('Vaduz', 'Städtle 12', '+4232345678'),
  NO: of('Oslo', 'Karl Johans gate 12', '+4721234567'),
};
