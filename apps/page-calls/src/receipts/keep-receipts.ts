/**
 * Tells the services what each channel of tracking did with a registration, and with what state of tracking a registration is sent
 * (docs/decisions/0056). Fetched with the first event of a form.
 */
import { sendingMark, trackingMark } from '@crema/page-shell/fixed-names';
import type { CollectOnTrackApi, Decision } from '@crema/tracking';
import { messageOf, type OutcomeMessage, type Way, wordOf, wordOfRequests } from './read-decision.ts';
import { createSender, type Receipt, sendOnce, type SendingPage } from './send-receipt.ts';

/** Key in the tab's storage of receipts that have not arrived, for the next page. */
const unsentKey = 'cremaReceipts';

/** Milliseconds that a receipt without an id waits for all records and for a connection, because it is sent once. */
const patience = 2000;

/** The names of channels that a receipt can have. A channel of the shop's own may have any name. */
const channelName = /^[\w-]{1,20}$/;

/** The part of a window that this module uses. */
export interface ReceiptPage extends SendingPage {
  readonly collectOnTrackApi?: Pick<CollectOnTrackApi, 'received' | 'on'> | undefined;
  readonly document: { readonly body: { readonly dataset: Record<string, string | undefined> } };
  readonly navigator: { readonly onLine: boolean };
  readonly crypto: { readonly randomUUID?: () => string };
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  addEventListener(type: 'pagehide', run: () => void): void;
}

/** A registration that was reported to the channels. */
interface Outcome {
  readonly id: string | undefined;
  readonly words: Set<string>;
  /** Records whose result is open. */
  pending: number;
  /** Whether the receipt without an id has been sent. */
  isTold: boolean;
  readonly sender?: ReturnType<typeof createSender>;
}

/** Runs a function. Storage may be blocked. */
function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** Takes the receipts that the page before has not sent. */
function takeUnsent({ sessionStorage }: ReceiptPage): readonly Receipt[] {
  const text = attempt(() => sessionStorage.getItem(unsentKey)) ?? '[]';
  attempt(() => sessionStorage.removeItem(unsentKey));
  const found = attempt((): readonly Receipt[] => JSON.parse(text));
  return Array.isArray(found) ? found : [];
}

/** Follows the channels of a page's library for the rest of the page's life. */
export function keepReceipts(page: ReceiptPage): void {
  const { dataset } = page.document.body;
  const ways = new Map<string, Way>();
  const outcomes: Outcome[] = [];
  const byData = new WeakMap<object, Outcome>();
  let groups = '';
  const newId = () => page.crypto.randomUUID?.();
  // A registration that is being sent had no id of this module.
  let isLate = sendingMark in dataset;
  let id = newId();

  const wayWords = () =>
    [...ways].flatMap(([channel, way]) => {
      const word = wordOf(way);
      return word ? [`${channel}=${word}`] : [];
    });
  const isAllowed = () => groups.split(',').includes('C0003');
  /** The next registration is sent with this text. */
  const mark = () => {
    dataset[trackingMark] = [(isAllowed() && id) || '-', ...wayWords()].join(' ');
  };
  const receiptOf = ({ id: of, words }: Outcome): Receipt => ({
    ...(of && { id: of }),
    words: [...new Set([...words, ...wayWords()])].sort(),
  });

  /** Sends a receipt without an id, once. If it is lost, nothing tells it from one that has arrived. */
  const tellOnce = (outcome: Outcome) => {
    if (outcome.isTold || outcome.words.size === 0) return;
    outcome.isTold = true;
    void sendOnce(page, receiptOf(outcome));
  };
  const wait = (outcome: Outcome) =>
    void page.setTimeout(
      () => (outcome.pending > 0 || !page.navigator.onLine ? wait(outcome) : tellOnce(outcome)),
      patience,
    );

  const begin = (data: object): Outcome => {
    const linked = isLate || !isAllowed() ? undefined : id;
    const outcome: Outcome = {
      id: linked,
      words: new Set(),
      pending: 0,
      isTold: false,
      ...(linked && { sender: createSender(page, () => receiptOf(outcome)) }),
    };
    isLate = false;
    id = newId();
    outcomes.push(outcome);
    byData.set(data, outcome);
    if (!linked) wait(outcome);
    return outcome;
  };
  const outcomeOf = (message: OutcomeMessage, data: object): Outcome | undefined =>
    byData.get(data) ?? (message === 'registered' ? begin(data) : outcomes.at(-1));

  const note = ({ event, data, channel, outcome: result, consent, needs, answers = [] }: Decision) => {
    if (!channelName.test(channel)) return;
    groups = consent;
    const way = ways.get(channel) ?? { open: 0, failed: 0, isHeld: false };
    ways.set(channel, way);
    const message = messageOf({ event, data });
    const outcome = message && outcomeOf(message, data);
    const say = (word: string) => {
      outcome?.words.add(`${message}.${channel}=${word}`);
      mark();
      outcome?.sender?.send();
    };
    if (result === 'refused' || (result === 'held' && needs)) {
      way.isHeld = true;
      say('refused');
    } else if (result === 'failed') say('dropped');
    else if (result === 'sent') {
      if (outcome) outcome.pending += 1;
      const settled = async () => {
        const word = wordOfRequests(await Promise.all(answers.map((answer) => answer.catch(String))));
        if (word === 'failed') way.failed += 1;
        else way.open += 1;
        if (outcome) outcome.pending -= 1;
        say(word);
      };
      void settled();
    }
    mark();
  };

  // An older library of the shop's own has neither.
  for (const { decisions } of page.collectOnTrackApi?.received?.() ?? []) decisions.forEach(note);
  page.collectOnTrackApi?.on?.('decision', note);
  mark();

  for (const receipt of takeUnsent(page)) createSender(page, () => receipt).send();

  page.addEventListener('pagehide', () => {
    const due = outcomes.filter(({ sender }) => sender?.isDue()).map(receiptOf);
    for (const receipt of due) void sendOnce(page, receipt);
    if (due[0] && isAllowed()) attempt(() => page.sessionStorage.setItem(unsentKey, JSON.stringify(due)));
    for (const outcome of outcomes) if (!outcome.id) tellOnce(outcome);
  });
}
