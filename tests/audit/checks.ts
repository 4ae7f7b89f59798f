import type { Check } from './check.ts';
import { announcements } from './checks/announcements.ts';
import { axe } from './checks/axe.ts';
import { autofill, errors, names } from './checks/fields.ts';
import { keyboard, keyboardZoomed } from './checks/keyboard.ts';
import { largeText, order, orientation, reflow, targets, textSpacing } from './checks/layout.ts';
import { authentication, changing, hover, media, pressing } from './checks/operation.ts';
import { contrastPreference, edges, forcedColors, motion } from './checks/preferences.ts';
import { consistency, language } from './checks/words.ts';

/** All checks of a page, in their order. Those that change the page come last. */
export const checks: readonly Check[] = [
  announcements,
  errors,
  axe,
  names,
  autofill,
  language,
  consistency,
  media,
  authentication,
  motion,
  contrastPreference,
  edges,
  reflow,
  largeText,
  textSpacing,
  orientation,
  order,
  targets,
  forcedColors,
  keyboard,
  keyboardZoomed,
  hover,
  pressing,
  changing,
];
