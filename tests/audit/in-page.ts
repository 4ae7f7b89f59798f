/** Entry of the bundle that runs in an audited page. It shares its checks with the stories. */
import { clippedFaults } from '../stories/checks/clipped.ts';
import { motionFaults } from '../stories/checks/motion.ts';
import { overlapFaults } from '../stories/checks/overlap.ts';
import { sidewaysFaults } from '../stories/checks/sideways.ts';
import { targetFaults } from '../stories/checks/targets.ts';
import { blocks } from './in-page/blocks.ts';
import { describedErrors } from './in-page/errors.ts';
import { edgeFaults } from './in-page/edges.ts';
import { autofill, doubledLinks, unlabelled } from './in-page/labels.ts';
import { endlessMotion, foreignContent, gestures } from './in-page/media.ts';
import { readingOrder } from './in-page/order.ts';
import { beginWalk, missedByWalk, nextStop } from './in-page/walk.ts';
import { landmarkLinks, textsWithLanguage } from './in-page/words.ts';

/** Returns what is cut off, covered or beyond the edge. */
const layout = () => [sidewaysFaults, clippedFaults, overlapFaults].flatMap((check) => check(document.body));

const questions = {
  layout,
  sideways: () => sidewaysFaults(document.body),
  motion: () => motionFaults(document.body),
  targets: () => targetFaults(document.body),
  edges: edgeFaults,
  describedErrors,
  autofill,
  unlabelled,
  doubledLinks,
  endlessMotion,
  foreignContent,
  gestures,
  readingOrder,
  beginWalk,
  nextStop,
  missedByWalk,
  landmarkLinks,
  textsWithLanguage,
  blocks,
};

/** The questions to which a page has answers. */
export type Questions = typeof questions;

Object.assign(globalThis, { audit: questions });
