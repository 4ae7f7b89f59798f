import {
  type Country,
  type FormValues,
  mobilePrefixes,
  type PlannedField,
  siteFor,
} from '../../flows/domain/src/index.ts';
import { birthDateEntry } from './birth-date-entry.ts';
import type { Draw } from './draw.ts';
import { codesOf } from './postal-codes.ts';
import type { Scene } from './registration-case.ts';
import * as right from './right-texts.ts';

/** Returns a unique address, sometimes with exactly 255 characters. */
function email(draw: Draw, id: number): string {
  const local = `k${id}`;
  const domains = ['example.org', 'Bücher.example', 'mail.xn--bcher-kva.example', 'example.co.uk'] as const;
  if (draw.chance(5)) {
    return `${local.padEnd(64, 'x')}@${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(58)}.com`;
  }
  return draw.pick([
    `${local}@${draw.pick(domains)}`,
    `Anna.${local}+coffee@${draw.pick(domains)}`,
    ` ${local}@example.org\u00a0`,
  ]);
}

function street(draw: Draw, { street: { min }, houseNumber, turkish }: Country): string {
  const texts = [...right.streets];
  if (turkish) texts.push(...right.turkishStreets);
  else if (houseNumber === 'none') texts.push(...right.streetsWithoutNumber);
  else if (houseNumber === 'digit') texts.push(...right.streetsWithDigitFirst);
  return draw.any(texts.filter((text) => text.length >= min)) ?? '';
}

function phone(draw: Draw, preset: string, required: boolean): string {
  const numbers = ['+49 (0)30 123456', '030/123-456', '12345', '+123456789012345', `${preset}30 1234567`];
  return draw.any(required ? numbers : [...numbers, '', preset]) ?? '';
}

function birthDate(draw: Draw, { site }: Scene): FormValues {
  if (draw.chance(15)) return birthDateEntry(right.comesOfAge(site).just);
  const [year, month, day] = [1900 + draw.below(100), 1 + draw.below(12), 1 + draw.below(28)];
  const padded = (part: number) => (draw.chance(50) ? String(part).padStart(2, '0') : ` ${part}`);
  return birthDateEntry(`${year}-${padded(month)}-${padded(day)}`);
}

/** Returns a valid entry for a field. */
export function rightEntry(field: PlannedField, scene: Scene, draw: Draw): FormValues {
  const one = (value: string | undefined): FormValues => ({ [field.name]: value ?? '' });
  switch (field.kind) {
    case 'salutation':
      return one(draw.any(field.options));
    case 'name': {
      if (field.of === 'companyName') return one(draw.pick(right.companyNames));
      const colon = siteFor(scene.site).country === 'TR' && draw.chance(10);
      return one(draw.pick(colon ? right.turkishNames : right.personNames));
    }
    case 'birthDate':
      return birthDate(draw, scene);
    case 'email':
      return one(email(draw, scene.id));
    case 'password':
      return one(!field.required && draw.chance(40) ? draw.pick(['', '   ']) : draw.pick(right.passwords));
    case 'cardMembership':
    case 'companyInvoice':
      return one(draw.chance(50) ? 'on' : '');
    case 'cardLayout':
      return one(draw.any(field.lacksAddress ? ['', 'DIGITAL'] : ['', ...field.options]));
    case 'country':
      return one(field.disabled ? draw.pick([field.options[0] ?? '', '']) : draw.any(field.options));
    case 'extraLine': {
      const terms = !field.country.extraLineTerms && draw.chance(10);
      if (field.required) return one('c/o Berger');
      return one(draw.pick(terms ? right.extraLinesWithTerms : right.extraLines));
    }
    case 'postalCode':
      return one(draw.pick(codesOf(field.country.code).right));
    case 'town':
      return one(draw.pick(right.towns));
    case 'province':
      return one(draw.pick(right.provinces));
    case 'district':
      return one(draw.pick(right.districts));
    case 'street':
      return one(street(draw, field.country));
    case 'floor':
      return one(field.required ? '2' : draw.pick(right.floors));
    case 'phone':
      return one(phone(draw, field.preset, field.required));
    case 'mobilePhone':
      return {
        ...one(draw.any(mobilePrefixes)),
        [field.numberName]: draw.pick(['1234567', '123 45 67', ' 765-43-21']),
      };
    case 'invoiceParty':
      return one(draw.any(['', ...field.options]));
    case 'tax':
      if (field.of === 'taxNumber') return one(draw.pick(right.taxNumbers));
      return one(draw.pick(field.of === 'companyTaxBranch' ? right.taxBranches : right.companyTaxNumbers));
  }
}
