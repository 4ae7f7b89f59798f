import { ruleIn, type RuleOf, type RuleTable } from '../field-rule.ts';
import { normalisePhone } from '../phone/phone-field.ts';
import { judgePhone } from '../phone/phone-rule.ts';
import type { CardLayoutField } from '../planned-field.ts';
import { readText } from '../read-text.ts';

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

/** The rules of the loyalty card's own fields. */
export const cardTable = {
  cardLayout: judgeCardLayout,
  phone: (value, field) => judgePhone(normalisePhone(value, field.preset), field),
} satisfies RuleTable;

export const cardRules: RuleOf = (...asked) => ruleIn(cardTable, readText, ...asked);
