import { expect, test } from 'vitest';
import { darkTokens as nordwerkDark, tokens as nordwerk } from './brands/nordwerk.gen.ts';
import { darkTokens, tokens } from './tokens.gen.ts';

type Tokens = typeof tokens | typeof darkTokens | typeof nordwerk | typeof nordwerkDark;

const themes: Record<string, Tokens> = {
  'Crema by day': tokens,
  'Crema after dark': darkTokens,
  'Nordwerk by day': nordwerk,
  'Nordwerk after dark': nordwerkDark,
};

/** Text on its backgrounds. WCAG 2.2 1.4.3 requires 4.5:1. */
const texts = ({
  surface,
  text,
  danger,
  success,
  notice,
  action,
  control,
}: Tokens): [string, string, string][] => [
  ...Object.entries({ page: surface.page, card: surface.card, panel: surface.panel }).flatMap(
    ([ground, color]) =>
      Object.entries(text).map(([name, ink]): [string, string, string] => [
        `${name} on ${ground}`,
        ink,
        color,
      ]),
  ),
  ...Object.entries({ page: surface.page, card: surface.card, panel: surface.panel }).flatMap(
    ([ground, color]): [string, string, string][] => [
      [`error on ${ground}`, danger.text, color],
      [`success on ${ground}`, success.text, color],
      [`notice on ${ground}`, notice.text, color],
      [`quiet button under the pointer, on ${ground}`, text.link, action.soft.surface],
    ],
  ),
  ['ink in a control', text.ink, control.surface],
  ['ink in a filled-in control', text.ink, action.soft.surface],
  ['ink in a disabled control', text.hint, control.disabled.surface],
  ['primary button', action.text, action.surface],
  ['primary button under the pointer', action.text, action.hover.surface],
  ['primary button pressed', action.text, action.pressed.surface],
  ...Object.entries({ danger, success, notice }).flatMap(([name, tone]): [string, string, string][] => [
    [`${name} banner`, tone.text, tone.surface],
    [`ink in the ${name} banner`, text.ink, tone.surface],
    [`link in the ${name} banner`, text.link, tone.surface],
  ]),
];

/** Edges of controls, and the focus ring. WCAG 2.2 1.4.11 and 2.4.13 require 3:1. */
const edges = ({
  surface,
  control,
  action,
  danger,
  success,
  notice,
  focus,
}: Tokens): [string, string, string][] =>
  Object.entries({ page: surface.page, card: surface.card }).flatMap(
    ([ground, color]): [string, string, string][] => [
      [`control on ${ground}`, control.border, color],
      [`control under the pointer on ${ground}`, control.strong.border, color],
      [`control in error on ${ground}`, danger.border, color],
      [`secondary button on ${ground}`, action.border, color],
      [`primary button on ${ground}`, action.surface, color],
      [`success on ${ground}`, success.border, color],
      [`notice on ${ground}`, notice.border, color],
      [`focus ring on ${ground}`, focus.ring, color],
      [`focus ring on the panel`, focus.ring, surface.panel],
      [`focus ring on an error banner`, focus.ring, danger.surface],
      [`edge against the control's inside`, control.border, control.surface],
    ],
  );

test.each(Object.entries(themes))('%s: every text reaches 4.5:1 on its ground', (_name, theme) => {
  expect(texts(theme).filter(([, one, other]) => contrast(one, other) < 4.5)).toEqual([]);
});

test.each(Object.entries(themes))('%s: the text of errors reaches 7:1 on every ground', (_name, theme) => {
  const { danger, surface } = theme;
  const grounds = { page: surface.page, card: surface.card, panel: surface.panel, own: danger.surface };
  expect(Object.entries(grounds).filter(([, ground]) => contrast(danger.text, ground) < 7)).toEqual([]);
});

test.each(Object.entries(themes))('%s: every edge and ring reaches 3:1 on its ground', (_name, theme) => {
  expect(edges(theme).filter(([, one, other]) => contrast(one, other) < 3)).toEqual([]);
});

test('the reckoning itself agrees with known pairs', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
