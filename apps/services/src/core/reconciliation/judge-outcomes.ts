/**
 * The classes of a stored outcome at a channel:
 *
 * - `sent`: the channel's store has its record, or the page says so if the store is elsewhere.
 * - `refused`: the channel needs a consent that the visitor has not given.
 * - `blocked`: no record of the page got through to the channel, and two or more failed.
 * - `left early`: the registration was sent before tracking had loaded.
 * - `no tracking`: the browser posted the form itself, or the page was in a frame.
 * - `lost`: the way to the channel was open, and its store lacks the record. Or the channel or its service dropped it.
 * - `not yet known`: the record may still arrive.
 * - `unknown`: no other class fits.
 */
export const outcomeClasses = [
  'sent',
  'refused',
  'blocked',
  'left early',
  'no tracking',
  'lost',
  'not yet known',
  'unknown',
] as const;

/** A class of an outcome at a channel. */
export type OutcomeClass = (typeof outcomeClasses)[number];

/** The number of outcomes of each class. */
export type ClassCounts = Readonly<Record<OutcomeClass, number>>;

/** The facts about one outcome at one channel. */
export interface OutcomeFacts {
  /** The state of tracking on the page that sent the registration. */
  readonly state: 'none' | 'early' | 'tracked';
  /** The page's words about the way to the channel (`works`, `fails`, `held`) and about the record (`sent`, `refused`, `dropped`). */
  readonly words: ReadonlySet<string>;
  /** Whether the channel's store has the record. Absent if the store cannot be asked. */
  readonly isStored?: boolean | undefined;
  /** Whether so much time has passed that no record arrives any more. */
  readonly isSettled: boolean;
}

/**
 * Judges one outcome at one channel. Only facts decide on `lost`. A request without a response may have arrived, so it is `unknown` if
 * the store cannot be asked.
 */
export function judgeOutcome({ state, words, isStored, isSettled }: OutcomeFacts): OutcomeClass {
  const says = (word: string) => words.has(word);
  if (isStored ?? says('sent')) return 'sent';
  if (says('refused') || (says('held') && !says('works'))) return 'refused';
  if (state === 'none') return 'no tracking';
  if (state === 'early') return 'left early';
  if (says('fails') && !says('works')) return 'blocked';
  if (!isSettled) return 'not yet known';
  // The store lacks a record that it has confirmed. So something is wrong with the match.
  if (isStored === false && says('sent')) return 'unknown';
  return says('dropped') || (isStored === false && says('works')) ? 'lost' : 'unknown';
}

/** The same outcomes of a day and a site that nothing links to a visit. */
export interface OutcomeGroup extends Pick<OutcomeFacts, 'state' | 'words'> {
  readonly number: number;
}

/** The records that a channel has of a day and a site, beside those of linked outcomes. */
export interface ChannelCounts {
  /** Whether `sent` was counted in the channel's store. Otherwise pages have counted it. */
  readonly isStored: boolean;
  readonly sent: number;
  /** Records that pages reported as refused by consent, and as dropped. */
  readonly refused: number;
  readonly dropped: number;
  /** Records of the days beside this one that no outcome of those days explains. */
  readonly surplus: number;
  readonly isSettled: boolean;
}

/** The order in which groups are assigned to records: those that most probably have one come first. */
const likelihood = ({ state, words }: OutcomeGroup): number => {
  if (state === 'tracked') return words.has('works') ? 0 : words.has('held') || words.has('fails') ? 3 : 1;
  return state === 'early' ? 2 : 4;
};

interface Open {
  readonly group: OutcomeGroup;
  readonly counts: Record<OutcomeClass, number>;
  left: number;
}

/** Takes a number from groups in proportion to what is left of each. */
function share(number: number, groups: readonly Open[], to: OutcomeClass): number {
  const all = groups.reduce((sum, { left }) => sum + left, 0);
  const taken = Math.min(number, all);
  let [passed, given] = [0, 0];
  for (const open of groups) {
    passed += open.left;
    const mine = Math.floor((passed * taken) / Math.max(1, all)) - given;
    given += mine;
    open.left -= mine;
    open.counts[to] += mine;
  }
  return taken;
}

/**
 * Judges outcomes by numbers alone. Returns the counts of each group. Each outcome is counted in one class. A number that a channel
 * reports is never assigned to more outcomes than there are.
 */
export function judgeGroups(
  groups: readonly OutcomeGroup[],
  { isStored, sent, refused, dropped, surplus, isSettled }: ChannelCounts,
): readonly ClassCounts[] {
  const all: readonly Open[] = groups.map((group) => ({ group, counts: noOutcomes(), left: group.number }));
  const assign = (number: number, to: OutcomeClass, may: (group: OutcomeGroup) => boolean) => {
    let rest = number;
    for (let level = 0; level <= 3; level += 1) {
      const open = all.filter(({ group }) => likelihood(group) === level && may(group));
      rest -= share(rest, open, to);
    }
  };
  const works = ({ state, words }: OutcomeGroup) => state === 'tracked' && words.has('works');
  assign(sent, 'sent', () => true);
  assign(refused, 'refused', ({ state, words }) => state === 'tracked' && !words.has('fails'));
  // Records of the days beside may belong to these outcomes.
  if (isSettled) assign(surplus, 'unknown', works);
  if (isSettled && !isStored) assign(dropped, 'lost', works);
  for (const { group, counts, left } of all)
    counts[judgeOutcome({ ...group, isStored: isStored ? false : undefined, isSettled })] += left;
  return all.map(({ counts }) => counts);
}

/** Returns counts of no outcomes. */
export const noOutcomes = (): Record<OutcomeClass, number> => ({
  sent: 0,
  refused: 0,
  blocked: 0,
  'left early': 0,
  'no tracking': 0,
  lost: 0,
  'not yet known': 0,
  unknown: 0,
});
