import { StrictMode } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { translateTexts } from '../translate-texts.ts';
import { Stage } from './stage.tsx';
import { showField, showFieldCounting, showFieldFromServer, showUi, texts } from './subject.tsx';
import type { Subject, SubjectProps } from './subject.tsx';

/** Properties of the field in React: server HTML, hydration, refs, events. */
export const react = {
  async 'hydration has nothing to complain about'(field: Subject) {
    const complaints = listen();
    const page = showFieldFromServer(field, { ...texts, required: true, starts: 'first' });
    await page.hydrate();
    expect(page.complaints).toEqual([]);
    expect(complaints()).toEqual([]);
  },

  async 'hydration leaves the HTML of the server as it is'(field: Subject) {
    const page = showFieldFromServer(field, { ...texts, required: true, starts: 'first' });
    const before = page.container.innerHTML;
    await page.hydrate();
    expect(page.container.innerHTML).toBe(before);
  },

  async 'what was entered before hydration would be sent, and stays'(field: Subject) {
    const page = showFieldFromServer(field);
    await field.enter(page.stage);
    expect(page.stage.posts()).toEqual(field.posts.second);
    await page.hydrate();
    expect(page.stage.posts()).toEqual(field.posts.second);
    expect(page.complaints).toEqual([]);
  },

  async 'entering costs no React commit'(field: Subject) {
    const stage = await showFieldCounting(field);
    await field.enter(stage);
    expect(stage.posts()).toEqual(field.posts.second);
    expect(stage.commits()).toBe(0);
  },

  async 'React’s strict mode has nothing to complain about'(field: Subject) {
    const complaints = listen();
    const ui = (error?: typeof texts) => <Stage>{field.ui({ ...error, starts: 'first' })}</Stage>;
    const { screen, again } = await showUi(ui(), (page) => <StrictMode>{page}</StrictMode>);
    await again(ui(texts));
    await screen.unmount();
    expect(complaints()).toEqual([]);
  },

  async 'where a translator has replaced its texts, they come, change and go'(field: Subject) {
    const { box, again } = await showField(field, { ...texts, required: true });
    const changes: readonly SubjectProps[] = [
      { error: 'Noch nicht.', hint: 'Zwei.', required: true },
      { error: 'Schon besser.', hint: 'Drei.' },
      { error: 'Fast.', optional: true },
      { state: 'valid' },
    ];
    let before: readonly string[] = [texts.error, texts.hint];
    for (const props of changes) {
      translateTexts(box);
      await again(props);
      const said = [props.error, props.hint].filter((text) => text !== undefined);
      for (const text of said) expect(box.textContent).toContain(text);
      for (const text of before) expect(box.textContent).not.toContain(text);
      before = said;
    }
  },

  async 'its ref is what a page sends focus or scrolls to, and is let go'(field: Subject) {
    const ref = vi.fn<(element: Element | null) => void>();
    const { frame, unmount } = await showField(field, { ref });
    expect(ref.mock.lastCall?.[0]).toBe(frame);
    await unmount();
    expect(ref.mock.lastCall?.[0]).toBeNull();
  },

  async 'it tells of focus, change and leaving'(field: Subject) {
    const heard: string[] = [];
    const stage = await showField(field, {
      onFocus: () => heard.push('focus'),
      onChange: () => heard.push('change'),
      onBlur: () => heard.push('blur'),
    });
    await field.enter(stage);
    stage.control.focus();
    stage.after.focus();
    expect(heard[0]).toBe('focus');
    expect(heard).toContain('change');
    expect(heard.at(-1)).toBe('blur');
  },

  async 'data attributes reach it'(field: Subject) {
    const { frame } = await showField(field, { 'data-test': 'reached' });
    expect(frame.dataset.test).toBe('reached');
  },
};

/** Messages that React writes to the console. They are not printed. */
function listen() {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => said.mockRestore());
  return () => said.mock.calls;
}
