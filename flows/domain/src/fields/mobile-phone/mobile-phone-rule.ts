import { isMobilePrefix } from '../../countries/turkey/mobile-prefixes.ts';
import { judgeLength } from '../../rules/bounds.ts';
import type { RuleFor } from '../field-rule.ts';
import { mobilePhoneBounds } from './mobile-phone-field.ts';

/** The errors of a Turkish mobile number, by its two inputs. */
export interface MobilePhoneJudgement {
  readonly prefix?: string | undefined;
  readonly number?: string | undefined;
}

/**
 * Judges prefix and number of a Turkish mobile telephone, both required (Registration §5, Turkey). If both are missing, each error
 * names its own part. If one is missing, its error says that they belong together.
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

export const mobilePhoneRule: RuleFor<'mobilePhone'> = (value, { name, numberName }, { read }) => {
  const { prefix, number } = judgeMobilePhone(value, read(numberName));
  return { [name]: prefix, [numberName]: number };
};
