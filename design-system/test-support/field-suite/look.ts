import { expect } from 'vitest';
import { finger, largeText, media, narrow, root, wideText } from './emulate.ts';
import { answersWithin, clippedIn, contrast, edgeOf, groundOf, unmirroredIn } from './measure.ts';
import type { Staged } from './stage.tsx';
import { showField, texts } from './subject.tsx';
import type { Subject } from './subject.tsx';

const long = {
  hint: 'Bitte geben Sie an, was in Ihrem Personalausweis oder Reisepass steht.',
  constraint: 'Höchstens vierzig Zeichen, auch Bindestriche und Leerzeichen.',
  error: 'Teilnahmebedingungen und Datenschutzgrundverordnung fehlen noch.',
  required: true,
} as const;

const touchable = ({ box, controls }: Staged) => [...controls, ...box.querySelectorAll('button')];

/** Properties of the field on other screens and with other settings (WCAG 2.2 1.4.4, 1.4.10 to 1.4.12, 2.5.8). */
export const look = {
  async 'a mouse has at least 24 px to hit'(field: Subject) {
    const stage = await showField(field, { starts: 'first' });
    expect(touchable(stage).filter((control) => !answersWithin(control, 24))).toEqual([]);
  },

  async 'a finger has at least 44 px to hit'(field: Subject) {
    await finger();
    const stage = await showField(field, { starts: 'first' });
    expect(touchable(stage).filter((control) => !answersWithin(control, 44))).toEqual([]);
  },

  async 'its text does not make a phone zoom in'(field: Subject) {
    const { controls } = await showField(field);
    for (const control of controls) {
      expect(Number.parseFloat(getComputedStyle(control).fontSize)).toBeGreaterThanOrEqual(16);
    }
  },

  async 'at 320 px with text twice as large nothing is cut off'(field: Subject) {
    await narrow();
    largeText();
    const { box } = await showField(field, { ...long, starts: 'first' });
    expect(clippedIn(box)).toEqual([]);
    expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },

  async 'at 320 px with wide text nothing is cut off'(field: Subject) {
    await narrow();
    wideText();
    const { box } = await showField(field, { ...long, starts: 'first' });
    expect(clippedIn(box)).toEqual([]);
    expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },

  async 'from right to left it is its own mirror image'(field: Subject) {
    await narrow();
    const { box } = await showField(field, { ...texts, starts: 'first' });
    expect(unmirroredIn(box, () => root('dir', 'rtl'))).toEqual([]);
    expect(clippedIn(box)).toEqual([]);
  },

  async 'forced colours keep an edge around each control'(field: Subject) {
    await media('forced-colors', 'active');
    const { controls } = await showField(field);
    for (const control of controls) {
      expect(edgeOf(control).width).toBeGreaterThanOrEqual(1);
    }
  },

  async 'its edge stands out from the ground by 3:1, by day and after dark'(field: Subject) {
    for (const theme of ['light', 'dark']) {
      root('data-theme', theme);
      const { controls, box, unmount } = await showField(field);
      for (const control of controls) {
        const edge = edgeOf(control);
        expect(edge.width).toBeGreaterThan(0);
        expect(contrast(edge.color, groundOf(box))).toBeGreaterThanOrEqual(3);
      }
      await unmount();
    }
  },

  async 'with reduced motion an error is simply there'(field: Subject) {
    const { box, again } = await showField(field);
    await again({ ...texts, state: 'valid' });
    const moving = box
      .getAnimations({ subtree: true })
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1);
    expect(moving).toEqual([]);
  },
};
