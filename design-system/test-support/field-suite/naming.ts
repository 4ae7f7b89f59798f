import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { strings } from '../strings.ts';
import { showField, showUi, texts } from './subject.tsx';
import type { Subject } from './subject.tsx';

/** Name and description of the field (WCAG 2.2 1.3.1, 1.3.5, 3.3.2, 4.1.2). */
export const naming = {
  async 'its label is its name, and nothing else is'(field: Subject) {
    const { frame } = await showField(field, texts);
    expect(frame).toHaveAccessibleName('Feld');
  },

  async 'its label is seen, also when the field is filled'(field: Subject) {
    const { box } = await showField(field, { starts: 'first' });
    const label = [...box.querySelectorAll('label, legend')].find(
      (element) => element.textContent === 'Feld',
    );
    expect(label).toBeVisible();
    expect(label?.getBoundingClientRect().width).toBeGreaterThan(20);
  },

  async 'a click on a label leads into its control'(field: Subject) {
    const { controls } = await showField(field);
    for (const control of controls) {
      const [label] = control.labels ?? [];
      expect(label).toBeDefined();
      await userEvent.click(label ?? document.body);
      expect(document.activeElement).toBe(control);
    }
  },

  async 'the error is read before the hint'(field: Subject) {
    const { frame } = await showField(field, { hint: texts.hint, error: texts.error });
    expect(frame).toHaveAccessibleDescription('Fehler: Fehlt noch. Hinweis.');
  },

  async 'the constraint is read after error and hint'(field: Subject) {
    const { frame } = await showField(field, texts);
    expect(frame).toHaveAccessibleDescription('Fehler: Fehlt noch. Hinweis. Regel.');
  },

  async 'a description that the page adds is kept, and read last'(field: Subject) {
    const { frame } = await showField(field, { hint: texts.hint, 'aria-describedby': 'from-the-page' });
    const ids = frame.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids).toHaveLength(2);
    expect(ids.at(-1)).toBe('from-the-page');
  },

  async 'without texts it has no description'(field: Subject) {
    const { box } = await showField(field);
    expect(box.querySelectorAll('[aria-describedby]')).toHaveLength(0);
  },

  async 'whatever it refers to is in the page'(field: Subject) {
    const { box } = await showField(field, texts);
    const attributes = ['aria-describedby', 'aria-labelledby', 'aria-controls', 'aria-errormessage', 'for'];
    const ids = attributes.flatMap((attribute) =>
      [...box.querySelectorAll(`[${attribute}]`)].flatMap(
        (element) => element.getAttribute(attribute)?.split(' ') ?? [],
      ),
    );
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => !document.getElementById(id))).toEqual([]);
  },

  async 'two of a kind share no id'(field: Subject) {
    const { screen } = await showUi([field.ui(texts), field.ui(texts)]);
    const ids = [...screen.container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(1);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  },

  async 'no id has a blank in it'(field: Subject) {
    const { box } = await showField(field, texts);
    const ids = [...box.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => /\s/.test(id))).toEqual([]);
  },

  async 'it keeps the id that it is given'(field: Subject) {
    const { frame } = await showField(field, { id: 'given', hint: texts.hint });
    expect(frame.id).toBe('given');
  },

  async 'the hint stands before the control'(field: Subject) {
    const { box, control } = await showField(field, texts);
    expect(follows(control, textIn(box, texts.hint))).toBe(true);
  },

  async 'the error stands after the controls, and the constraint last'(field: Subject) {
    const { box, controls } = await showField(field, texts);
    expect(follows(textIn(box, texts.error), controls.at(-1))).toBe(true);
    expect(follows(textIn(box, texts.constraint), textIn(box, texts.error))).toBe(true);
  },

  async 'required is said by an attribute or, in a group, by the words of its name'(field: Subject) {
    const { frame } = await showField(field, { required: true });
    const byWords = frame.ariaRequired !== 'true';
    if (field.frame === 'control') expect(byWords).toBe(false);
    expect(frame).toHaveAccessibleName(byWords ? `Feld (${strings.required})` : 'Feld');
  },

  async 'required is seen as an asterisk, which is not read'(field: Subject) {
    const { box } = await showField(field, { required: true });
    const [asterisk, ...more] = [...box.querySelectorAll('[aria-hidden="true"]')].filter((element) =>
      element.textContent.includes('*'),
    );
    expect(asterisk).toBeVisible();
    expect(more).toEqual([]);
    expect(box.textContent.match(/\*/g)).toHaveLength(1);
  },

  async 'optional says so in words, which belong to the name'(field: Subject) {
    const { box, frame } = await showField(field, { optional: true });
    expect(frame).toHaveAccessibleName(`Feld (${strings.optional})`);
    expect(frame).not.toBeRequired();
    expect(box.textContent).not.toContain('*');
  },

  async 'it says what the browser may fill in'(field: Subject) {
    const { controls } = await showField(field);
    expect(field.autoComplete.length).toBeGreaterThan(0);
    expect(controls.map((control) => control.getAttribute('autocomplete'))).toEqual(field.autoComplete);
  },
};

/** Returns the innermost element with this text. */
function textIn(box: HTMLElement, text: string): Element {
  const found = [...box.querySelectorAll('*')].findLast((element) => element.textContent.includes(text));
  if (!found) throw new Error(`“${text}” is not in the field.`);
  return found;
}

function follows(later: Element, earlier: Element | undefined): boolean {
  if (!earlier) return false;
  return (earlier.compareDocumentPosition(later) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
