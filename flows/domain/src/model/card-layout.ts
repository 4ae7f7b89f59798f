/** How the loyalty card is carried (Registration §3). */
export type CardLayout = 'DIGITAL' | 'PLASTIC';

export const cardLayouts: readonly CardLayout[] = ['DIGITAL', 'PLASTIC'];

/** Narrows free text, such as the value of a radio button, to a card layout. */
export function isCardLayout(value: string | undefined): value is CardLayout {
  return cardLayouts.some((layout) => layout === value);
}
