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

/** Texts of the library that are not in the error catalogue. */
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
