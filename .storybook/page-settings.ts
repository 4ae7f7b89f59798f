import { lengthen } from './longer-texts.ts';

/** The numbers of WCAG 2.2 1.4.12, as a reader's style sheet would set them. */
const wideText = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Sets the page up for the toolbar or a condition. */
export function applySettings(globals: Readonly<Record<string, unknown>>): void {
  const root = document.documentElement;
  root.classList.add('ds-page');
  root.lang = String(globals.locale);
  root.dir = String(globals.direction);
  root.dataset.theme = String(globals.theme);
  root.dataset.brand = String(globals.brand);
  root.style.fontSize = globals.textSize === '100' ? '' : `${String(globals.textSize)}%`;
  readersSheet().textContent = globals.spacing === 'wide' ? wideText : '';
}

/** Applies settings that need the rendered page. */
export function applyToTexts(globals: Readonly<Record<string, unknown>>): void {
  if (globals.texts === 'longer') lengthen(document.body);
}

function readersSheet(): HTMLStyleElement {
  const id = 'readers-text-spacing';
  const found = document.querySelector<HTMLStyleElement>(`style#${id}`);
  if (found) return found;
  const sheet = Object.assign(document.createElement('style'), { id });
  document.head.append(sheet);
  return sheet;
}
