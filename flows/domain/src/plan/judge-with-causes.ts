import type { JudgeEnvironment, RuleOf } from '../fields/field-rule.ts';
import type { FormValues, Issue } from '../model/issue.ts';
import type { Site } from '../sites/site.ts';
import type { FormPlan } from './form-plan.ts';
import { addParams, judge, type Judgement } from './judge.ts';

/** UTF-16 units. The longest emoji in use, a couple with two skin tones, has 15. A sign with a hundred marks has more. */
const longestSign = 20;

/** The number of UTF-16 units that are checked. The fields accept far fewer, unless the text has invisible signs. */
const longestText = 1000;

/** Signs that every text may have: letters, digits, blanks, and signs without a width. */
const plain = /^[\p{L}\p{M}\p{Nd}\s\p{Cf}\p{DI}]/u;

/** Single surrogates and code points without a character: no font shows them. */
const unseen = /^\p{C}/u;

/**
 * Names one sign that a text may not have, or says that it looks like a web address. An emoji of several code points is one
 * sign, as a shopper sees it.
 * @param isWrong the field's own rule: true if it says `invalidCharacter` of a text
 */
function causeOfCharacters(typed: string, isWrong: (text: string) => boolean): Issue['params'] {
  const web = { cause: 'invalidCharacter.web' };
  if (typed.includes('://')) return web;
  // Three signs are long enough for a street, and short enough for a floor if the third is a code point.
  const isRefused = (sign: string) => !plain.test(sign) && isWrong(`Aa${Array.from(sign)[0]}`);
  // A colour of skin behind a letter is refused without the letter.
  const segments = new Intl.Segmenter().segment(typed.slice(0, longestText));
  const signs = Array.from(segments, ({ segment }) => segment).flatMap((sign) =>
    sign.length <= longestSign && isRefused(sign) ? [sign] : Array.from(sign),
  );
  const refused = [...new Set(signs.filter(isRefused))];
  const textWith = (kept?: string) =>
    signs.filter((sign) => sign === kept || !refused.includes(sign)).join('');
  const rest = textWith();
  if (/\p{L}/u.test(rest) && isWrong(rest)) return web;
  const seen = refused.filter((sign) => !unseen.test(sign));
  // Some signs are right at their place, such as the dot of Catalan's `l·l`.
  const sign = seen.find((each) => isWrong(textWith(each))) ?? seen[0];
  return sign === undefined ? undefined : { cause: 'invalidCharacter.sign', sign };
}

/** Says why an e-mail address is not valid, if one short sentence can. */
function causeOfEmail(email: string): Issue['params'] {
  const at = email.lastIndexOf('@');
  if (at < 0) return { cause: 'emailIsInvalid.at' };
  if (/\s/.test(email)) return { cause: 'emailIsInvalid.blank' };
  if (/(?!\p{ASCII})\p{L}/u.test(email.slice(0, at))) return { cause: 'emailIsInvalid.letter' };
  return /^[^.]+\.?$/.test(email.slice(at + 1)) ? { cause: 'emailIsInvalid.ending' } : undefined;
}

/** Says that the house number stands before the street. `1. Mai-Straße` begins with a day. */
const causeOfStreet = (street: string): Issue['params'] =>
  /^\d+[^\d.]/.test(street) ? { cause: 'housenumberIsInvalid.first' } : undefined;

/** Finds the cause in a value, by the code of its issue. */
const causes: Readonly<Record<string, ((value: string) => Issue['params']) | undefined>> = {
  emailIsInvalid: causeOfEmail,
  housenumberIsInvalid: causeOfStreet,
};

/**
 * Judges as `judge` does, and adds the cause to each issue whose text can name it: `cause` is the key of that text behind
 * `error.`. Codes stay the specification's own. The rules do not find causes, because only a text that is shown needs them.
 */
export function judgeWithCauses(
  plan: FormPlan,
  entered: FormValues,
  site: Site,
  env: JudgeEnvironment,
  ruleOf: RuleOf,
): Judgement {
  const { issues, values } = judge(plan, entered, site, env, ruleOf);
  const causeOf = ({ field: name = '', code }: Issue): Issue['params'] => {
    const field = plan.fields.find((each) => each.name === name);
    if (!field || code !== 'invalidCharacter') return causes[code]?.(values.get(name) ?? '');
    return causeOfCharacters(entered[name] ?? '', (text) => {
      const changed = new Map(values).set(name, ruleOf.read(field, name, { [name]: text }));
      return ruleOf(field, changed, site, env)[name] === code;
    });
  };
  return { issues: issues.map((issue) => addParams(issue, causeOf(issue))), values };
}
