import type { Consent, ConsentSource } from '../visit/consent/consent.ts';
import { marketing, statistics } from '../visit/consent/consent.ts';
import { element } from './elements.ts';

/** What can be simulated. The first is what the visitor has really chosen. */
const choices: readonly (readonly [text: string, groups?: () => readonly string[] | undefined])[] = [
  ['as the visitor chose'],
  ['simulated: not chosen', () => undefined],
  ['simulated: refused', () => []],
  ['simulated: statistics', () => [statistics]],
  ['simulated: marketing', () => [marketing]],
  ['simulated: both', () => [statistics, marketing]],
];

/**
 * A switch that answers in the consent tool's place. The library does for real what it does with such a consent. `changed` is called after
 * each change; `end` gives the tool its word back.
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
