/** The layout of the loyalty card (Registration §3). */
export type CardLayout = 'DIGITAL' | 'PLASTIC';

export const cardLayouts: readonly CardLayout[] = ['DIGITAL', 'PLASTIC'];

/** True for a text, such as the value of a radio button, that is a card layout. */
export function isCardLayout(value: string | undefined): value is CardLayout {
  return cardLayouts.some((layout) => layout === value);
}
