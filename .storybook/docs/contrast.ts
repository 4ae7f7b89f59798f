import {
  darkTokens as nordwerkDark,
  tokens as nordwerk,
} from '../../design-system/src/tokens/brands/nordwerk.gen.ts';
import { darkTokens, tokens } from '../../design-system/src/tokens/tokens.gen.ts';

type Tokens = typeof tokens | typeof darkTokens | typeof nordwerk | typeof nordwerkDark;

/** A brand in a theme, and the attributes that show it. */
export type Look = { title: string; brand: string; theme: 'light' | 'dark'; tokens: Tokens };

export const looks: readonly Look[] = [
  { title: 'Crema by day', brand: 'crema', theme: 'light', tokens },
  { title: 'Nordwerk by day', brand: 'nordwerk', theme: 'light', tokens: nordwerk },
  { title: 'Crema after dark', brand: 'crema', theme: 'dark', tokens: darkTokens },
  { title: 'Nordwerk after dark', brand: 'nordwerk', theme: 'dark', tokens: nordwerkDark },
];

/** A colour on its background, and the contrast it needs (WCAG 2.2 1.4.3, 1.4.11). */
export type Pair = { name: string; front: string; ground: string; owes: 4.5 | 3; kind: 'text' | 'edge' };

/** Returns the most important pairs of a brand. `contrast.test.ts` of the tokens checks all pairs. */
export function pairsOf({ surface, text, action, control, danger, success, notice, focus }: Tokens): Pair[] {
  const words = (name: string, front: string, ground: string): Pair => {
    return { name, front, ground, owes: 4.5, kind: 'text' };
  };
  const edge = (name: string, front: string, ground: string): Pair => {
    return { name, front, ground, owes: 3, kind: 'edge' };
  };
  return [
    words('text.ink on surface.page', text.ink, surface.page),
    words('text.hint on surface.panel', text.hint, surface.panel),
    words('text.link on surface.card', text.link, surface.card),
    words('action.text on action.surface', action.text, action.surface),
    words('danger.text on its surface', danger.text, danger.surface),
    words('success.text on its surface', success.text, success.surface),
    words('notice.text on its surface', notice.text, notice.surface),
    edge('control.border on surface.page', control.border, surface.page),
    edge('danger.border on surface.card', danger.border, surface.card),
    edge('focus.ring on surface.page', focus.ring, surface.page),
  ];
}

/** Returns the contrast by WCAG 2.2. @param one @param other colours as `#rrggbb` */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
