/** Says how an attribute of accessibility can be mutated. The plugin, the runner and the instrumented sources share this file. */

/** @typedef {'removed' | 'changed'} How */
/** @typedef {(message: string, priority?: string) => () => void} Announce */

/** Attributes whose absence means `false`. */
const falseIfAbsent = new Set(['busy', 'disabled', 'hidden', 'invalid', 'modal', 'readonly', 'required']);
/** Attributes whose absence means something else than `false`. */
const flags = new Set([...falseIfAbsent, 'checked', 'expanded', 'pressed', 'selected']);
const references = new Set(['activedescendant', 'controls', 'describedby', 'details', 'errormessage', 'labelledby', 'owns']); // prettier-ignore

const watched = /^(role|tabindex|lang|autocomplete|(html)?for|aria-?[a-z]+)$/iu;

/**
 * Returns the name of an attribute as HTML spells it, or undefined if the attribute is not mutated.
 * @param {unknown} name as JSX, a property or `setAttribute` spells it, such as `htmlFor`
 * @returns {string | undefined}
 */
export function attributeName(name) {
  if (typeof name !== 'string' || !watched.test(name)) return undefined;
  const lower = name.toLowerCase();
  if (lower === 'htmlfor') return 'for';
  return lower.startsWith('aria') ? `aria-${lower.slice(4).replace('-', '')}` : lower;
}

const isFalse = (/** @type {unknown} */ value) =>
  value === undefined || value === null || value === false || value === 'false';
/** @param {unknown} value @returns {value is object} */
const isTokens = (value) => typeof value === 'object' && value !== null;
/** @param {unknown} value @returns {value is Announce} */
const isAnnounce = (value) => typeof value === 'function';

/** @param {string} name @param {unknown} value @returns {unknown} the same value if there is no other one */
function changed(name, value) {
  const part = name.startsWith('aria-') ? name.slice('aria-'.length) : name;
  if (flags.has(part)) return isFalse(value) ? 'true' : 'false';
  if (name === 'autocomplete' && isTokens(value)) return each(value, 'off');
  if (value === '' || (typeof value !== 'string' && typeof value !== 'number')) return value;
  const text = String(value);
  if (part === 'role') return text === 'group' ? 'note' : 'group';
  if (part === 'tabindex') return text === '0' ? -1 : 0;
  if (part === 'lang') return 'zu';
  if (name === 'aria-autocomplete') return 'both';
  if (name === 'autocomplete')
    return typeof value === 'object' ? each(value, 'off') : text === 'off' ? 'on' : 'off';
  if (part === 'live') return text === 'polite' ? 'assertive' : 'polite';
  if (part === 'for') return `${text}-mutant`;
  // A reference to nothing is the same as none. One of several can be lost, too.
  if (references.has(part)) return text.split(' ').slice(1).join(' ') || value;
  return `${text} mutant`;
}

/** Replaces every value of an object: the tokens of a field with several inputs. @param {object} tokens @param {string} token */
const each = (tokens, token) => Object.fromEntries(Object.keys(tokens).map((key) => [key, token]));

/** @param {Announce} announce @returns {Announce} */
const otherPriority = (announce) => (message, priority) =>
  announce(message, priority === 'assertive' ? 'polite' : 'assertive');

/**
 * Returns the mutations of a value, none of which is the value itself.
 * @param {string} name an attribute, `announce` for the function that speaks, or `name` for the name of an attribute
 * @param {unknown} value
 * @param {unknown} [nothing] replaces a removed value @default undefined
 * @returns {[How, unknown][]}
 */
export function mutationsOf(name, value, nothing) {
  if (name === 'name') return [['removed', `data-mutant-${String(value)}`]];
  if (name === 'announce' && isAnnounce(value)) {
    return [
      ['removed', () => () => {}],
      ['changed', otherPriority(value)],
    ];
  }
  const meansFalse = falseIfAbsent.has(name.slice('aria-'.length));
  const isAbsent =
    value === undefined || value === null || (isFalse(value) && (meansFalse || !name.startsWith('aria-')));
  /** @type {[How, unknown][]} */
  const mutations = isAbsent ? [] : [['removed', isTokens(value) ? {} : nothing]];
  const other = changed(name, value);
  // If absence means false, `false` in place of true is the same as its removal.
  if (other !== value && !(other === 'false' && meansFalse)) mutations.push(['changed', other]);
  return mutations;
}
