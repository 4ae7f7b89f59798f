import { expect } from 'vitest';
import { setValue } from '../../src/internal/replace-text.ts';
import { rest } from '../settled.ts';
import { showInShadowRoot, showInWindow } from '../show-elsewhere.tsx';
import type { Elsewhere } from '../show-elsewhere.tsx';
import { errorsOf } from './form-errors.tsx';
import type { Control, Posted } from './options.ts';
import { findStage, Stage } from './stage.tsx';
import type { Staged } from './stage.tsx';
import { showField } from './subject.tsx';
import type { Subject } from './subject.tsx';

/** Properties of the field in a page outside of its script's document. */
export const elsewhere = {
  async 'in a shadow root, it is filled in, reset and led to'(field: Subject) {
    const shown = await showInShadowRoot(<Stage>{field.ui({ starts: 'first' })}</Stage>);
    await expectWhole(field, shown, field.enter);
  },

  async 'in another window, it is filled in, reset and led to'(field: Subject) {
    const shown = await showInWindow(<Stage>{field.ui({ starts: 'first' })}</Stage>);
    await expectWhole(field, shown, ({ controls }) => fill(controls, field.posts.second));
  },

  async 'in a shadow root, it makes the same of a text as in the document'(field: Subject) {
    const own = await takenInDocument(field);
    expect(await taken(field, await showInShadowRoot(<Stage>{field.ui()}</Stage>))).toEqual(own);
  },

  async 'in another window, it makes the same of a text as in the document'(field: Subject) {
    const own = await takenInDocument(field);
    expect(await taken(field, await showInWindow(<Stage>{field.ui()}</Stage>))).toEqual(own);
  },
};

/** A field's whole life: filled in, reset, sent, rejected and corrected. */
async function expectWhole(field: Subject, shown: Elsewhere, enter: (stage: Staged) => unknown) {
  const { root, again } = shown;
  const stage = findStage(root, field.frame);
  await enter(stage);
  expect(stage.posts()).toEqual(field.posts.second);
  stage.form.reset();
  expect(stage.posts()).toEqual(field.posts.first);
  stage.after.focus();
  stage.form.requestSubmit();
  await again(<Stage errors={errorsOf(field)}>{field.ui({ starts: 'first' })}</Stage>);
  await expect.poll(() => stage.box.contains(root.activeElement)).toBe(true);
  await enter(stage);
  expect(stage.posts()).toEqual(field.posts.second);
}

/** Texts that some fields correct or spread over their controls. */
const TEXTS = ['١٩٨٧', '14.11.1987', '+43 1 1987', 'de02 1203'] as const;

/**
 * Returns the data that a form sends after each text was put into the last control of the field, and the control that has the
 * focus then.
 */
async function taken(field: Subject, { root }: Pick<Elsewhere, 'root'>) {
  const { controls, posts } = findStage(root, field.frame);
  const all = [];
  for (const text of TEXTS) {
    const last = controls.at(-1);
    last?.focus();
    // The field loads that code when it gets the focus.
    await rest(50);
    if (last && 'select' in last && last.type !== 'checkbox' && last.type !== 'radio') {
      last.select();
      last.ownerDocument.execCommand('insertText', false, text);
    }
    all.push([posts(), controls.findIndex((control) => control === root.activeElement)]);
  }
  expect(all[0]).not.toEqual([[], -1]);
  return all;
}

async function takenInDocument(field: Subject) {
  const { unmount } = await showField(field);
  const all = await taken(field, { root: document });
  await unmount();
  return all;
}

/** Fills in controls that the test's mouse and keys cannot reach. */
function fill(controls: readonly Control[], posts: Posted): void {
  const values = posts.map(([, value]) => value);
  for (const [index, control] of controls.entries()) {
    const { type, value, ownerDocument: page } = control;
    if (type === 'checkbox' || type === 'radio') {
      if (values.includes(value) !== control.matches(':checked')) control.click();
    } else if (type === 'select-one' || type === 'time') {
      if (type === 'time' && 'valueAsDate' in control) setValue(control, values[index] ?? '');
      else control.value = values[index] ?? '';
      control.dispatchEvent(new Event('input', { bubbles: true }));
      control.dispatchEvent(new Event('change', { bubbles: true }));
    } else if ('select' in control) {
      control.focus();
      control.select();
      page.execCommand('insertText', false, values[index]);
    }
  }
}
