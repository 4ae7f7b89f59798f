import type { FormValues } from '../../flows/domain/src/index.ts';
import { shownControls, shownValues } from './controls.ts';
import { inputsIn, planOf } from './scene.ts';
import type { World } from './world.ts';

const timer = () => new Promise((done) => setTimeout(done));

/** A task of its own, after all that is waiting; a timer would have to wait longer, once several have followed each other. */
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

/** Whether a password is given, as far as the form may know: one that is still being typed is judged when it is left. */
const readings = (values: FormValues): readonly FormValues[] =>
  document.activeElement?.getAttribute('name') === 'password'
    ? [values, { ...values, password: '' }, { ...values, password: 'given' }]
    : [values];

/** What the form shows beside what its own answers ask for; the same once nothing is on its way any more. */
export function askedAndShown({ scene, page: { form } }: World): readonly [asked: string, shown: string] {
  const shown = sorted(shownControls(form).map(({ name }) => name));
  const asked = readings(shownValues(form)).map((values) =>
    sorted(inputsIn(planOf(scene, values), scene.site)),
  );
  return [asked.find((each) => each === shown) ?? asked[0] ?? '', shown];
}

/** Waits for something that is fetched, as long as it makes sense; the check that follows says what is missing. */
export async function until(isThere: () => boolean): Promise<void> {
  for (let round = 0; round < patience && !isThere(); round += 1) await timer();
}

/** How often something that is fetched is waited for. */
const patience = 150;
/** The first time, that is a script. */
const firstPatience = 1000;

/** Whether the form says that it is being sent, and its call is still to come: the code that makes it is fetched. */
const isGoing = ({ page, calls, state }: World): boolean =>
  state === 'editing' && page.button.ariaBusy === 'true' && page.services.calls.length === calls;

/**
 * Once what has happened has come to its end: no task is left, a call has been made, and the form shows what its answers ask
 * for.
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
  for (let round = 0; round < firstPatience; round += 1) {
    await task();
    if (isStill()) break;
    await timer();
  }
  changes.disconnect();
}
