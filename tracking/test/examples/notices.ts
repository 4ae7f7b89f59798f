import {
  mappingFailed,
  missingParameters,
  tooManyItems,
  tooManyParams,
  unknownEventType,
  unknownPageType,
} from '../../src/channels/ga4/ga4-notices.ts';
import { invalid, notFlags, notNumbers, partFailed, tooMany } from '../../src/log/core-texts.ts';
import { scriptFailed } from '../../src/log/late-texts.ts';

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
  notNumbers,
  unknownPageType,
  mappingFailed,
} as const;
