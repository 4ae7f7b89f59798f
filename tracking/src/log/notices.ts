import { tooManyItems, tooManyParams, unknownEventType } from '../ga4/ga4-texts.ts';
import { invalid, missingParameters, notFlags, partFailed, scriptFailed, tooMany } from './core-texts.ts';

/** What the error catalogue has no words for: all that the library says beside it, for whoever reads its log. */
export const notices = {
  invalid,
  tooMany,
  unknownEventType,
  tooManyParams,
  tooManyItems,
  notFlags,
  partFailed,
  missingParameters,
  scriptFailed,
} as const;
