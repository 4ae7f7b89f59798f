import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showsFocus } from './measure.ts';
import { showField } from './subject.tsx';
import type { Subject } from './subject.tsx';

/** Properties of the field for users without a mouse (WCAG 2.2 2.1.1, 2.1.2, 2.4.3, 2.4.7). */
export const keyboard = {
  async 'Tab stops at each part once and goes on'(field: Subject) {
    const { before, after } = await showField(field, { starts: 'first' });
    before.focus();
    for (const name of field.stops) {
      await userEvent.tab();
      expect(document.activeElement).toHaveAccessibleName(name);
    }
    await userEvent.tab();
    expect(document.activeElement).toBe(after);
  },

  async 'Shift+Tab goes back the same way and leaves it'(field: Subject) {
    const { before, after } = await showField(field, { starts: 'first' });
    after.focus();
    for (const name of field.stops.toReversed()) {
      await userEvent.tab({ shift: true });
      expect(document.activeElement).toHaveAccessibleName(name);
    }
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(before);
  },

  async 'every stop shows where the focus is'(field: Subject) {
    const { before, box } = await showField(field, { starts: 'first' });
    before.focus();
    for (const _stop of field.stops) {
      await userEvent.tab();
      const focused = document.activeElement;
      expect(focused && box.contains(focused) && showsFocus(focused)).toBe(true);
    }
  },
};
