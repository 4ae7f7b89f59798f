import { noAttribution } from '../../../tracking/src/log/late-texts.ts';

/** Returns true for what tracking logs about a visitor whom no campaign has brought (Tracking §8). That is no fault. */
export const isExpectedLog = (text: string): boolean => text.endsWith(noAttribution);
