import { type RuleOf, rulesIn, type RuleTable } from '../field-rule.ts';
import { personTable } from '../person-rules.ts';
import { normalisePhone } from '../phone/phone-field.ts';
import { judgePhone } from '../phone/phone-rule.ts';
import type { CardLayoutField } from '../planned-field.ts';
import { readText, type ReadValue } from '../read-text.ts';

/**
 * Judges the layout of the loyalty card. It is digital unless the shopper chose another one (Registration §4, form submit and card
 * layout).
 */
export function judgeCardLayout(
  value: string,
  { options, lacksAddress }: Pick<CardLayoutField, 'options' | 'lacksAddress'>,
): string | undefined {
  if (value === '' || value === 'DIGITAL') return undefined;
  if (!options.some((option) => option === value)) return 'CARD_NOT_AVAILABLE';
  return lacksAddress ? 'missingInvoiceAddress' : undefined;
}

/** The rules of the fields of a registration with a choice of card. */
export const cardTable = {
  ...personTable,
  cardLayout: judgeCardLayout,
  phone: judgePhone,
} satisfies RuleTable;

// A page that asks for no address does not fetch the reader of its fields.
const readCardValue: ReadValue = (field, input, values) =>
  field.kind === 'phone' ? normalisePhone(values[input] ?? '', field.preset) : readText(field, input, values);

/** The rules of a registration with a choice of card, without those of an address. */
export const cardRules: RuleOf = rulesIn(cardTable, readCardValue);
