import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showCounting, showServerHtml } from '../show.tsx';
import { findStage, Stage } from './stage.tsx';
import { showUi, texts } from './subject.tsx';
import type { Subject, SubjectProps } from './subject.tsx';

export const ANSWER = 'Schon vergeben.';

/** A server's response, under the first name that the field sends. */
export const errorsOf = (field: Subject) => Object.fromEntries([[field.posts.second[0]?.[0] ?? '', ANSWER]]);

/** Returns the texts that describe an element. */
export const described = (element: Element | null) =>
  (element?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

/** The field in a form that may receive a response. */
async function showAnswering(field: Subject, props?: SubjectProps) {
  const ui = (errors?: Record<string, string>) => <Stage errors={errors}>{field.ui(props)}</Stage>;
  const { screen, again } = await showUi(ui());
  return {
    ...findStage(screen.container, field.frame),
    answer: () => again(ui(errorsOf(field))),
  };
}

/** Effects of `Form errors` on the field (WCAG 2.2 3.3.1, 2.4.3). */
export const formErrors = {
  async 'an error of the form stands at the field, also in the HTML of the server'(field: Subject) {
    const { container, hydrate, complaints } = showServerHtml(
      <Stage errors={errorsOf(field)}>{field.ui({ hint: texts.hint })}</Stage>,
    );
    const { box, frame } = findStage(container, field.frame);
    for (const when of ['server', 'hydrated']) {
      if (when === 'hydrated') await hydrate();
      expect(described(frame)).toBe(`Fehler: ${ANSWER} ${texts.hint}`);
      expect(frame.closest('[data-state]')?.getAttribute('data-state')).toBe('error');
      expect(box.textContent.split(ANSWER)).toHaveLength(2);
    }
    expect(complaints).toEqual([]);
    expect(box.contains(document.activeElement)).toBe(false);
  },

  async 'an error of the form goes at the first change, in one React commit'(field: Subject) {
    const { screen, commits } = await showCounting(<Stage errors={errorsOf(field)}>{field.ui()}</Stage>);
    const stage = findStage(screen.container, field.frame);
    await field.enter(stage);
    expect(stage.box.textContent).not.toContain(ANSWER);
    expect(stage.box.querySelector('[aria-invalid], [aria-describedby]')).toBeNull();
    expect(stage.posts()).toEqual(field.posts.second);
    expect(commits()).toBe(1);
  },

  async 'the same error in another answer stands there again'(field: Subject) {
    const stage = await showAnswering(field);
    await stage.answer();
    await field.enter(stage);
    expect(stage.box.textContent).not.toContain(ANSWER);
    await stage.answer();
    expect(stage.box.textContent).toContain(ANSWER);
  },

  async 'its own error outweighs that of the form'(field: Subject) {
    const stage = await showAnswering(field, { error: texts.error });
    await stage.answer();
    expect(described(stage.frame)).toBe(`Fehler: ${texts.error}`);
    expect(stage.box.textContent).not.toContain(ANSWER);
  },

  async 'after a submit an error of the form gets the focus'(field: Subject) {
    const stage = await showAnswering(field);
    await userEvent.click(stage.after);
    await stage.answer();
    expect(stage.box.contains(document.activeElement)).toBe(true);
    expect(described(document.activeElement)).toContain(ANSWER);
  },

  async 'without a submit an error of the form leaves the focus alone'(field: Subject) {
    const stage = await showAnswering(field);
    stage.before.focus();
    await stage.answer();
    expect(stage.box.textContent).toContain(ANSWER);
    expect(document.activeElement).toBe(stage.before);
  },
};
