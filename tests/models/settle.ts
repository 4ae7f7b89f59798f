import type { FormValues } from '../../flows/domain/src/index.ts';
import { shownControls, shownValues } from './controls.ts';
import { inputsIn, planOf } from './scene.ts';
import type { World } from './world.ts';

const timer = () => new Promise((done) => setTimeout(done));

/** Runs a task after all waiting tasks. A timer would be slower, because browsers delay nested timers. */
export const task = () =>
  new Promise<void>((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      done();
    });
    port1.start();
    port2.postMessage(undefined);
  });

const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted().join(' ');

/**
 * Returns the possible readings of the password. The form validates a password only after the shopper leaves
 * the field.
 */
const readings = (values: FormValues): readonly FormValues[] =>
  document.activeElement?.getAttribute('name') === 'password'
    ? [values, { ...values, password: '' }, { ...values, password: 'given' }]
    : [values];

/**
 * Returns the visible fields of the form, and the fields that its own answers require. They are equal when
 * nothing is loading.
 */
export function askedAndShown({ scene, page: { form } }: World): readonly [asked: string, shown: string] {
  const shown = sorted(shownControls(form).map(({ name }) => name));
  const asked = readings(shownValues(form)).map((values) =>
    sorted(inputsIn(planOf(scene, values), scene.site)),
  );
  return [asked.find((each) => each === shown) ?? asked[0] ?? '', shown];
}

/**
 * Waits for something that the page loads, for a limited time. The check after it reports what is missing.
 */
export async function until(isThere: () => boolean): Promise<void> {
  for (let round = 0; round < maxRounds && !isThere(); round += 1) await timer();
}

/** The maximum number of waiting rounds. */
const maxRounds = 150;
/** The first load includes a script. */
const maxFirstRounds = 1000;

/**
 * Returns true if the form shows that it is sending, but its call has not arrived, because its code is still
 * loading.
 */
const isGoing = ({ page, calls, state }: World): boolean =>
  state === 'editing' && page.button.ariaBusy === 'true' && page.services.calls.length === calls;

/**
 * Resolves when an action has finished: no task waits, the call has been made, and the form shows the fields
 * that its answers require.
 */
export async function settle(world: World): Promise<void> {
  const changes = new MutationObserver(() => {});
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  const isStill = () => {
    if (changes.takeRecords().length > 0 || isGoing(world)) return false;
    const [asked, shown] = askedAndShown(world);
    return asked === shown;
  };
  await timer();
  await task();
  changes.takeRecords();
  for (let round = 0; round < maxFirstRounds; round += 1) {
    await task();
    if (isStill()) break;
    await timer();
  }
  changes.disconnect();
}
