import { hasAllowedCharacters, looksLikeWebAddress } from './characters.ts';
import { limits } from './limits.ts';
import { isBlank } from './required.ts';

/** The company's name in a registration form (Registration §5): the key of what is wrong, or `undefined`. */
export function judgeCompanyName(
  value: string,
  rule: { readonly required: boolean; readonly colon: boolean },
): string | undefined {
  const name = value.trim();
  if (isBlank(name)) return rule.required ? 'companyNameIsRequired' : undefined;
  if (name.length > limits.companyName.max) return 'companyNameMaxLength';
  if (looksLikeWebAddress(name) || !hasAllowedCharacters(name, rule.colon)) return 'invalidCharacter';
  return undefined;
}
