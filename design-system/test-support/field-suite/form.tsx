import { useActionState } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { settled } from '../settled.ts';
import { entries, findStage, Stage } from './stage.tsx';
import { showField, showUi } from './subject.tsx';
import type { Subject } from './subject.tsx';
import type { Posted } from './options.ts';

/** Properties of the field in a native form, and in one with a React action. */
export const form = {
  async 'it starts with its default value'(field: Subject) {
    const first = await showField(field, { starts: 'first' });
    expect(first.posts()).toEqual(field.posts.first);
    await first.unmount();
    const second = await showField(field, { starts: 'second' });
    expect(second.posts()).toEqual(field.posts.second);
    expect(field.posts.first).not.toEqual(field.posts.second);
  },

  async 'it posts under its name what was entered'(field: Subject) {
    const stage = await showField(field, { starts: 'first' });
    await field.enter(stage);
    expect(stage.posts()).toEqual(field.posts.second);
  },

  async 'the form hears what is entered, and when it is done'(field: Subject) {
    const stage = await showField(field);
    const heard = new Set<string>();
    const note = (event: Event) => heard.add(event.type);
    stage.form.addEventListener('input', note);
    stage.form.addEventListener('change', note);
    await field.enter(stage);
    stage.after.focus();
    expect([...heard].sort()).toEqual(['change', 'input']);
  },

  async 'a reset brings its default value back'(field: Subject) {
    const stage = await showField(field, { starts: 'first' });
    await field.enter(stage);
    stage.form.reset();
    expect(stage.posts()).toEqual(field.posts.first);
  },

  async 'a React action gets what was entered, and the field is reset'(field: Subject) {
    const { stage, sent } = await showAction(field, false);
    await field.enter(stage);
    await userEvent.click(stage.after);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toEqual([field.posts.second]);
    await vi.waitFor(() => expect(stage.posts()).toEqual(field.posts.first));
  },

  async 'it keeps what a React action hands back as its default value'(field: Subject) {
    const { stage, sent } = await showAction(field, true);
    await field.enter(stage);
    const reset = new Promise((done) => stage.form.addEventListener('reset', done, { once: true }));
    await userEvent.click(stage.after);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toEqual([field.posts.second]);
    // React resets the form after an action. The tests check the field after that reset.
    await reset;
    await settled();
    expect(stage.posts()).toEqual(field.posts.second);
  },

  async 'controlled, it tells what is entered and shows only what it is given'(field: Subject) {
    const onChange = vi.fn<() => void>();
    const stage = await showField(field, { holds: 'first', onChange });
    await field.enter(stage);
    expect(onChange).toHaveBeenCalled();
    expect(stage.posts()).toEqual(field.posts.first);
    await stage.again({ holds: 'second', onChange });
    expect(stage.posts()).toEqual(field.posts.second);
  },

  async 'controlled, it keeps to its state through a reset'(field: Subject) {
    const stage = await showField(field, { holds: 'first', onChange: () => undefined });
    for (const holds of ['second', 'first'] as const) {
      await stage.again({ holds, onChange: () => undefined });
      stage.form.reset();
      await settled();
      expect(stage.posts()).toEqual(field.posts[holds]);
    }
  },

  async 'disabled, it posts nothing and Tab passes it by'(field: Subject) {
    const { before, after, controls, posts } = await showField(field, { starts: 'first', disabled: true });
    expect(controls.every((control) => control.matches(':disabled'))).toBe(true);
    expect(posts()).toEqual([]);
    before.focus();
    await userEvent.tab();
    expect(document.activeElement).toBe(after);
  },

  async 'read-only, it posts its value unchanged, and Tab still stops at it'(field: Subject) {
    const stage = await showField(field, { starts: 'first', readOnly: true });
    await field.enter(stage);
    expect(stage.posts()).toEqual(field.posts.first);
    stage.before.focus();
    await userEvent.tab();
    expect(stage.box.contains(document.activeElement)).toBe(true);
  },

  async 'Enter sends the form'(field: Subject) {
    const { form, control } = await showField(field, { starts: 'first' });
    const submit = vi.fn<() => void>();
    form.addEventListener('submit', submit);
    control.focus();
    await userEvent.keyboard('{Enter}');
    expect(submit).toHaveBeenCalledOnce();
  },
};

/** The field in a form with an action that keeps nothing, or returns the submitted value as the next default value. */
async function showAction(field: Subject, keeps: boolean) {
  const sent: Posted[] = [];
  function ActionForm() {
    const [starts, action] = useActionState((_: unknown, data: FormData) => {
      sent.push(entries(data));
      return keeps ? 'second' : 'first';
    }, 'first');
    return <Stage action={action}>{field.ui({ starts })}</Stage>;
  }
  const { screen } = await showUi(<ActionForm />);
  return { stage: findStage(screen.container, field.frame), sent };
}
