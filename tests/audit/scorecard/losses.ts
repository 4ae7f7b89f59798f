import { type Card, type Scorecard, split } from './card.ts';

/** Returns the proofs of a card, as `text-field narrow`, each with its criteria. A rule of axe that is turned off proves nothing. */
function provenBy(name: string, { proofs: names, failed }: Card, proofs: Scorecard['proofs']) {
  const lost = new Set(split(failed));
  return split(names).map(
    (proof) => [`${name} ${proof}`, split(proofs[proof]).filter((number) => !lost.has(number))] as const,
  );
}

/** Returns everything that proves something, with its criteria. */
const proven = ({ proofs, pages, components }: Scorecard): ReadonlyMap<string, readonly string[]> =>
  new Map([
    ...Object.entries(pages).map(([check, numbers]) => [`pages ${check}`, split(numbers)] as const),
    ...Object.entries(components).flatMap(([name, card]) => provenBy(name, card, proofs)),
  ]);

/**
 * Returns the proofs that a later scorecard lacks, each as a sentence.
 * @param accepted proofs that may be missing, such as `text-field transcript`
 */
export function losses(
  before: Scorecard,
  after: Scorecard,
  accepted: ReadonlySet<string> = new Set(),
): string[] {
  const now = proven(after);
  const proofs = Array.from(proven(before)).flatMap(([name, numbers]) => {
    const missing = numbers.filter((number) => !now.get(name)?.includes(number));
    return missing.length === 0 || accepted.has(name)
      ? []
      : [`${name} no longer proves ${missing.join(', ')}`];
  });
  const rules = Object.entries(after.components).flatMap(([name, { off }]) =>
    split(off)
      .filter((rule) => before.components[name] && !split(before.components[name].off).includes(rule))
      .filter((rule) => !accepted.has(`${name} ${rule}`))
      .map((rule) => `${name} ${rule} is a rule of axe that the stories turn off now`),
  );
  return [...proofs, ...rules];
}

/** Returns the lost proofs that changesets name. @param changesets their texts */
export const acceptedIn = (changesets: readonly string[]): ReadonlySet<string> =>
  new Set(
    changesets.flatMap((text) =>
      Array.from(text.matchAll(/^Accessibility proof removed: (.+?)\.?$/gm), ([, list = '']) =>
        list.split(', '),
      ).flat(),
    ),
  );

/** Says what to do about losses. */
export const lossSentence = (lost: readonly string[]): string =>
  `The accessibility scorecard has lost proofs:\n  ${lost.join('\n  ')}\n` +
  'Bring them back. Or accept the loss: add a changeset with the line "Accessibility proof removed: ' +
  `${lost.map((line) => line.split(' ', 2).join(' ')).join(', ')}" and run \`npm run audit -- --scorecard\`.`;
