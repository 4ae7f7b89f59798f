import { create } from 'storybook/theming/create';
import { darkTokens, tokens } from '../../design-system/src/tokens/tokens.gen.ts';

type Tokens = typeof tokens | typeof darkTokens;

/** Returns Storybook's own frame in the colours and the fonts of the brand. */
function themeOf(base: 'light' | 'dark', { surface, text, border, action, control, font }: Tokens) {
  return create({
    base,
    brandTitle: 'Crema design system',
    brandTarget: '_self',
    colorPrimary: action.surface,
    colorSecondary: text.link,
    appBg: surface.page,
    appContentBg: surface.page,
    appHoverBg: action.soft.surface,
    appPreviewBg: surface.page,
    appBorderColor: border.hairline,
    appBorderRadius: 12,
    fontBase: font.text,
    fontCode: 'ui-monospace, "SFMono-Regular", "Menlo", "Consolas", "DejaVu Sans Mono", monospace',
    textColor: text.ink,
    textInverseColor: action.text,
    textMutedColor: text.hint,
    barTextColor: text.hint,
    barHoverColor: text.link,
    barSelectedColor: text.link,
    barBg: surface.card,
    buttonBg: surface.card,
    buttonBorder: border.hairline,
    booleanBg: surface.panel,
    booleanSelectedBg: surface.card,
    inputBg: control.surface,
    inputBorder: control.border,
    inputTextColor: text.ink,
    inputBorderRadius: 6,
  });
}

export const themes = { light: themeOf('light', tokens), dark: themeOf('dark', darkTokens) };
