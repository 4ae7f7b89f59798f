import { isMobilePrefix } from '../../countries/turkey/mobile-prefixes.ts';
import { judgeLength } from '../bounds.ts';
import { cleanText } from '../clean-text.ts';
import { mobilePhoneBounds } from './address-limits.ts';

/** What is wrong with a Turkish mobile number, by its two inputs. */
export interface MobilePhoneJudgement {
  readonly prefix?: string | undefined;
  readonly number?: string | undefined;
}

/** The digits of the number behind the prefix. */
export const normaliseMobileNumber = (value: string): string => cleanText(value).replace(/\D/g, '');

/**
 * Prefix and number of a Turkish mobile telephone, both required (Registration §5, Turkey). Each says what it lacks when
 * both are missing; when one of them is there, the other says that they belong together.
 */
export function judgeMobilePhone(prefix: string, number: string): MobilePhoneJudgement {
  const hasPrefix = isMobilePrefix(prefix);
  if (!hasPrefix && number === '')
    return { prefix: 'mobilePrefixIsRequired', number: 'mobilePhoneIsRequired' };
  const length = judgeLength('mobilePhone', number, mobilePhoneBounds);
  return {
    prefix: hasPrefix ? undefined : 'mobilePrefixAndNumberIsRequired',
    number: number === '' ? 'mobilePrefixAndNumberIsRequired' : length,
  };
}
