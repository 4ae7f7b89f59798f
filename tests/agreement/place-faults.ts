import { blank, type Fault, foreignSigns, inField, webAddresses } from './fault.ts';
import { codesOf } from './postal-codes.ts';
import type { FilledScene } from './registration-case.ts';

const turkishKey = 'unsupportedCharactersTr';
const kinds = ['town', 'street', 'province', 'district'] as const;
const longEnough = (texts: readonly string[]) => texts.map((text) => `Kaffeegasse 12 ${text}`);

const inCharacters = (key: string, turkish: boolean) =>
  kinds.map((kind) =>
    inField(key, kind, ({ country }) =>
      country.turkish === turkish
        ? longEnough([...foreignSigns, ...webAddresses, ...(turkish ? [] : ['Haus: 5'])])
        : [],
    ),
  );

/** Returns the town beside the code. The code counts as wrong only if that town is valid. */
const townOf = ({ values }: FilledScene, name: string) =>
  values[name.replace('postalCode', 'postalTown')] ?? '';

const withoutCode = (suffix: '' | 'NoFormat'): readonly Fault[] => [
  inField(`postalCodeIsRequired${suffix}`, 'postalCode', ({ name, country }, scene) => {
    const known = (country.postal === undefined) === (suffix === 'NoFormat');
    return known && (country.turkish || townOf(scene, name).trim() !== '') ? blank : [];
  }),
  {
    keys: [`postalCodeAndTownIsRequired${suffix}`],
    entries: ({ plan }, draw) => {
      const code = plan.fields.find(({ kind }) => kind === 'postalCode');
      const town = plan.fields.find(({ kind }) => kind === 'town');
      if (code?.kind !== 'postalCode' || !town) return undefined;
      if ((code.country.postal === undefined) !== (suffix === 'NoFormat')) return undefined;
      return { [code.name]: draw.pick(blank), [town.name]: draw.pick(blank) };
    },
  },
];

/** Faults of postal code and town. */
export const placeFaults: readonly Fault[] = [
  inField('countryIsRequired', 'country', ['', 'US', 'XX', 'de']),
  ...withoutCode(''),
  ...withoutCode('NoFormat'),
  inField('postalCodeFormat', 'postalCode', ({ country }) =>
    country.postal ? [...codesOf(country.code).wrong, 'ABC', '1', '123456789 123456789'] : [],
  ),
  inField('postalCodeNoFormat', 'postalCode', ({ country }) =>
    country.postal ? [] : codesOf(country.code).wrong,
  ),
  inField('invalidCharacter', 'postalCode', ['12#45', '10115!', '1011€']),
  inField('postalTownIsRequired', 'town', blank),
  inField('postalTownMaxLength', 'town', ['T'.repeat(51), 'Ö!'.repeat(50)]),
  inField('postalTownMaxLength', 'province', ['T'.repeat(51)]),
  inField('postalTownMaxLength', 'district', ['T'.repeat(51)]),
  inField('provinceIsRequired', 'province', ['']),
  inField('districtIsRequired', 'district', ['']),
  ...inCharacters('invalidCharacter', false),
  ...inCharacters(turkishKey, true),
];
