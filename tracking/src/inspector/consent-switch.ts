import type { Consent, ConsentSource } from '../visit/consent/consent.ts';
import { marketing, statistics } from '../visit/consent/groups.ts';
import { element } from './elements.ts';

/** The choices of the switch. The first is the visitor's real choice. */
const choices: readonly (readonly [text: string, groups?: () => readonly string[] | undefined])[] = [
  ['as the visitor chose'],
  ['simulated: not chosen', () => undefined],
  ['simulated: refused', () => []],
  ['simulated: statistics', () => [statistics]],
  ['simulated: marketing', () => [marketing]],
  ['simulated: both', () => [statistics, marketing]],
];

/**
 * Creates a switch that replaces the consent tool. The library really acts on the simulated consent. Calls `changed` after each change.
 * `end` restores the tool.
 */
export function consentSwitch(consent: Pick<Consent, 'use'>, changed: () => void) {
  let own: ConsentSource | undefined;
  const end = () => {
    if (own) consent.use(own);
  };
  const select = element('select', {}, ...choices.map(([text]) => element('option', {}, text)));
  select.addEventListener('change', () => {
    const groups = choices[select.selectedIndex]?.[1];
    if (groups) {
      const before = consent.use({ groups });
      own ??= before;
    } else end();
    changed();
  });
  return { view: element('label', {}, 'Consent', select), end };
}
