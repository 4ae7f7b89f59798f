import { noAttribution, noCustomerDataOnLocalhost } from '../../../tracking/src/log/late-texts.ts';

/**
 * Returns true for what tracking logs where nothing is wrong (Tracking §8): a visitor whom no campaign has brought, and a page on
 * `*.localhost`, for which no customer data is asked.
 */
export const isExpectedLog = (text: string): boolean =>
  text.endsWith(noAttribution) || text.endsWith(noCustomerDataOnLocalhost);
