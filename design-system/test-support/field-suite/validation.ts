import { expect } from 'vitest';
import { leadToField } from '../../src/error-summary/error-summary.tsx';
import { edgesWithin } from './measure.ts';
import { showField, texts } from './subject.tsx';
import type { Subject } from './subject.tsx';
import type { Staged } from './stage.tsx';

/** How the field shows valid and invalid values (Registration §4; WCAG 2.2 1.4.1, 3.3.1, 4.1.3). */
export const validation = {
  async 'an error makes it invalid, and its going valid again'(field: Subject) {
    const stage = await showField(field, { error: texts.error });
    expect(isInvalid(stage)).toBe(true);
    await stage.again({});
    expect(isInvalid(stage)).toBe(false);
    expect(stage.box.querySelector('[aria-invalid]')).toBeNull();
  },

  async 'its state is in an attribute for style sheets and tests'(field: Subject) {
    const stage = await showField(field, { error: texts.error });
    expect(stateOf(stage)).toBe('error');
    await stage.again({});
    expect(stateOf(stage)).toBe('default');
    await stage.again({ state: 'valid' });
    expect(stateOf(stage)).toBe('valid');
    expect(isInvalid(stage)).toBe(false);
  },

  async 'an error outweighs the state it is given'(field: Subject) {
    const stage = await showField(field, { error: texts.error, state: 'valid' });
    expect(stateOf(stage)).toBe('error');
  },

  async 'the browser does not call it invalid before anybody has touched it'(field: Subject) {
    const { box } = await showField(field, { required: true });
    expect([...box.querySelectorAll(':invalid')]).toEqual([]);
  },

  async 'the error has an icon and words, not colour alone'(field: Subject) {
    const { box, frame } = await showField(field, { error: texts.error });
    const ids = frame.getAttribute('aria-describedby')?.split(' ') ?? [];
    const error = box.querySelector(`#${CSS.escape(ids[0] ?? '')}`);
    expect(error?.textContent).toContain(texts.error);
    expect(error).toBeVisible();
    expect(error?.querySelector('svg')).toBeVisible();
  },

  async 'each of its controls is described by the error, so also the one that a summary leads to'(
    field: Subject,
  ) {
    const { box, frame, controls } = await showField(field, texts);
    const [error = ''] = frame.getAttribute('aria-describedby')?.split(' ') ?? [];
    const hasError = (element: Element | null) =>
      element?.getAttribute('aria-describedby')?.split(' ')[0] === error;
    expect(
      [...controls, ...box.querySelectorAll('[role="checkbox"]')].filter((each) => !hasError(each)),
    ).toEqual([]);
    expect(leadToField(box, frame.id)).toBe(true);
    expect(box.contains(document.activeElement)).toBe(true);
    expect(hasError(document.activeElement)).toBe(true);
    expect(document.getElementById(error)?.textContent).toContain(texts.error);
  },

  async 'an error makes the edge thicker'(field: Subject) {
    const { control, frame, again } = await showField(field);
    const before = edgesWithin(frame, control);
    await again({ error: texts.error });
    expect(edgesWithin(frame, control)).toBeGreaterThan(before);
  },

  async 'an error moves nothing above it'(field: Subject) {
    const { controls, again } = await showField(field, { starts: 'first' });
    const places = () => controls.map((control) => control.getBoundingClientRect().toJSON());
    const before = places();
    await again({ starts: 'first', error: texts.error });
    expect(places()).toEqual(before);
  },

  async 'an error that comes leaves focus and what was entered alone'(field: Subject) {
    const stage = await showField(field);
    await field.enter(stage);
    const focused = document.activeElement;
    await stage.again({ ...texts, required: true });
    expect(stage.posts()).toEqual(field.posts.second);
    expect(document.activeElement).toBe(focused);
    expect(stage.box.contains(focused)).toBe(true);
  },

  async 'it raises no voice of its own: the announcer speaks'(field: Subject) {
    const { box, again } = await showField(field);
    const voices = () => [
      ...box.querySelectorAll('[aria-live], [role="alert"], [role="status"], [role="log"]'),
    ];
    expect(voices()).toEqual([]);
    await again({ ...texts, required: true });
    expect(voices()).toEqual([]);
  },
};

/** On the group, if its role allows that, or on every control. */
const isInvalid = ({ frame, controls }: Staged) =>
  [[frame], controls].some((all) => all.every((element) => element.ariaInvalid === 'true'));

const stateOf = ({ frame }: Staged) => frame.closest('[data-state]')?.getAttribute('data-state');
