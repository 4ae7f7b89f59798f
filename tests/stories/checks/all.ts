import { clippedFaults } from './clipped.ts';
import { flexFieldsets } from './flex-fieldsets.ts';
import { focusFaults } from './focus.ts';
import { motionFaults } from './motion.ts';
import { overlapFaults } from './overlap.ts';
import { sidewaysFaults } from './sideways.ts';
import { targetFaults } from './targets.ts';

/**
 * Returns the faults in the present look of the page. The check of the focus runs last, because it may scroll
 * the page.
 */
export const faults = (root: HTMLElement): string[] =>
  [
    sidewaysFaults,
    clippedFaults,
    overlapFaults,
    motionFaults,
    flexFieldsets,
    targetFaults,
    focusFaults,
  ].flatMap((check) => check(root));
