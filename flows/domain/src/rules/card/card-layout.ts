/** What the rule of the card's layout needs to know. */
export interface CardLayoutRule {
  readonly options: readonly string[];
  /** Whether nobody knows where a plastic card would be sent to. */
  readonly lacksAddress: boolean;
}

/** How the loyalty card is carried; digital unless another layout was chosen (Registration §4, form submit and card layout). */
export function judgeCardLayout(
  value: string,
  { options, lacksAddress }: CardLayoutRule,
): string | undefined {
  if (value === '' || value === 'DIGITAL') return undefined;
  if (!options.includes(value)) return 'CARD_NOT_AVAILABLE';
  return lacksAddress ? 'missingInvoiceAddress' : undefined;
}
