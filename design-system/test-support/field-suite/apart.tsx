import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ANSWER, described, errorsOf } from './form-errors.tsx';
import { findStage, StageApart } from './stage.tsx';
import { showUi, texts } from './subject.tsx';
import type { Subject, SubjectProps } from './subject.tsx';

/** The field belongs to a form by `form="…"` and is within another form. */
async function showApart(field: Subject, props?: SubjectProps) {
  const own = field.ui({ ...props, form: 'apart' });
  const { screen, again } = await showUi(<StageApart>{own}</StageApart>);
  return {
    ...findStage(screen.container, field.frame, '#apart'),
    answer: (errors?: Record<string, string>, around?: Record<string, string>) =>
      again(<StageApart {...{ errors, around }}>{own}</StageApart>),
  };
}

/** Properties of the field with a form that it is not within. */
export const apart = {
  async 'outside of its form, that form sends it and no other one does'(field: Subject) {
    const stage = await showApart(field, { starts: 'first' });
    expect(stage.posts()).toEqual(field.posts.first);
    await field.enter(stage);
    expect(stage.posts()).toEqual(field.posts.second);
    const around = stage.box.closest('form');
    expect([...new FormData(around ?? undefined)]).toEqual([]);
  },

  async 'outside of its form, a reset of that form brings its default value back'(field: Subject) {
    const stage = await showApart(field, { starts: 'first' });
    await field.enter(stage);
    stage.form.reset();
    expect(stage.posts()).toEqual(field.posts.first);
  },

  async 'outside of its form, it shows the error of that form until its first change'(field: Subject) {
    const stage = await showApart(field, { hint: texts.hint });
    await stage.answer(undefined, errorsOf(field));
    expect(stage.box.textContent).not.toContain(ANSWER);
    await stage.answer(errorsOf(field));
    expect(described(stage.frame)).toBe(`Fehler: ${ANSWER} ${texts.hint}`);
    await field.enter(stage);
    expect(stage.box.textContent).not.toContain(ANSWER);
  },

  async 'outside of its form, it gets the focus when that form has an error for it after a submit'(
    field: Subject,
  ) {
    const stage = await showApart(field);
    await userEvent.click(stage.after);
    await stage.answer(errorsOf(field));
    expect(stage.box.contains(document.activeElement)).toBe(true);
    expect(described(document.activeElement)).toContain(ANSWER);
  },

  async 'outside of its form, a shopper who types in it keeps the focus when an error comes'(field: Subject) {
    const stage = await showApart(field);
    await userEvent.click(stage.after);
    await field.enter(stage);
    stage.after.focus();
    await stage.answer(errorsOf(field));
    expect(stage.box.textContent).toContain(ANSWER);
    expect(document.activeElement).toBe(stage.after);
  },

  async 'outside of its form, Enter sends that form'(field: Subject) {
    const { form, control } = await showApart(field, { starts: 'first' });
    const submit = vi.fn<() => void>();
    form.addEventListener('submit', submit);
    control.focus();
    await userEvent.keyboard('{Enter}');
    expect(submit).toHaveBeenCalledOnce();
  },
};
