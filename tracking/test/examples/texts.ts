import {
  alreadyInstalled,
  executedByTimeout,
  executedWithErrors,
  missingPageData,
} from '../../src/log/core-texts.ts';
import { skippedForGa4 } from '../../src/channels/ga4/ga4-notices.ts';
import {
  exactagFailed,
  fetchFailed,
  inXcApp,
  logFull,
  noAttribution,
  noCustomerDataOnLocalhost,
  noToken,
  storageFull,
  trackerFailed,
  trackerRefused,
  unreadableHistory,
  unreadableToken,
} from '../../src/log/late-texts.ts';

/**
 * The texts of the error catalogue (Tracking §8), in its order and word for word. If the catalogue only names a case, the text is ours.
 * They are defined in several files, because some are fetched later.
 */
export const catalogue = {
  missingPageData,
  skippedForGa4,
  inXcApp,
  trackerRefused,
  trackerFailed,
  noToken,
  unreadableToken,
  executedByTimeout,
  alreadyInstalled,
  executedWithErrors,
  fetchFailed,
  noCustomerDataOnLocalhost,
  logFull,
  storageFull,
  unreadableHistory,
  exactagFailed,
  noAttribution,
} as const;
