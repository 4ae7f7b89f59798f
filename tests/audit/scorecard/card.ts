import { criteria } from '../criteria.ts';

/** The proofs of a component. */
export interface Card {
  /** The day on which they were made. */
  readonly date: string;
  readonly stories: number;
  /** Names of proofs, separated by spaces. */
  readonly proofs: string;
  /** Rules of axe that the stories turn off. */
  readonly off?: string;
  /** Criteria whose proof failed. */
  readonly failed?: string;
}

/** The proofs and their criteria, which are separated by spaces. */
export interface Scorecard {
  /** The proofs of single components. */
  readonly proofs: Readonly<Record<string, string>>;
  /** The checks of whole pages. */
  readonly pages: Readonly<Record<string, string>>;
  readonly components: Readonly<Record<string, Card>>;
}

/** Splits a list of the scorecard. */
export const split = (list = ''): string[] => list.split(' ').filter(Boolean);

export type Result = 'proven' | 'proven in part' | 'failed' | 'proven for pages' | 'open' | 'not applicable';

/** The result of a criterion for a component. */
export interface CardLine {
  readonly number: string;
  readonly name: string;
  readonly result: Result;
  /** Names of the proofs, or of the checks of pages. */
  readonly by: readonly string[];
  /** The question that only people can answer. */
  readonly people: string | undefined;
}

/** The criteria that only a page can meet: its title, its language, its navigation, its process. */
const ofPages = new Set(['2.4.1', '2.4.2', '2.4.5', '3.1.1', '3.2.3', '3.2.6', '3.3.4', '3.3.7', '3.3.8']);

/** The criteria on sound and film, which no component has. */
const ofMedia = /^1\.(?:2\.\d|4\.2)$/;

const provers = (lists: Readonly<Record<string, string>>, number: string) =>
  Object.keys(lists).filter((name) => split(lists[name]).includes(number));

/** Returns the result of each of the 55 criteria for a component. */
export function linesOf({ proofs, pages }: Scorecard, card: Card): readonly CardLine[] {
  const has = new Set(split(card.proofs));
  return criteria.map(({ number, name, people }) => {
    const by = provers(proofs, number).filter((proof) => has.has(proof));
    const line = (result: Result, names: readonly string[] = []) => ({
      number,
      name,
      result,
      by: names,
      people,
    });
    if (ofMedia.test(number) || ofPages.has(number)) return line('not applicable');
    if (split(card.failed).includes(number)) return line('failed', by);
    if (by.length > 0) return line(people === undefined ? 'proven' : 'proven in part', by);
    const checks = provers(pages, number);
    return checks.length > 0 ? line('proven for pages', checks) : line('open');
  });
}
