import type { Action } from './action.ts';
import { shownValues } from './controls.ts';
import { illegal } from './invariants/legal-state.ts';
import { lostInput } from './invariants/nothing-lost.ts';
import { thereAgain } from './invariants/there-again.ts';
import { errorsSeen } from './invariants/seen.ts';
import { sentOtherwise } from './invariants/sent-as-shown.ts';
import { entered, outcomes } from './invariants/reported.ts';
import type { World } from './world.ts';

/** The result of an action: the state before it, and the number of new calls, outcomes and posts. */
interface Outcome {
  readonly before: World['state'];
  readonly calls: number;
  readonly posts: number;
  readonly succeeded: number;
  readonly failed: number;
}

/** Checks that a rejected form shows the reason and moves the focus there. */
function silent({ page }: World): readonly string[] {
  const { activeElement } = document;
  const isLed = activeElement !== page.form && page.form.contains(activeElement);
  return [
    errorsSeen(page.form).length === 0 && 'it was refused without a visible error',
    !isLed && `it was refused, and the focus is on ${activeElement?.tagName}`,
  ].filter((fault) => typeof fault === 'string');
}

/** Checks the result of a submit. */
function ofSubmit(world: World, { before, calls, succeeded, failed }: Outcome): readonly string[] {
  const { page } = world;
  const isSent = calls > 0;
  if (before !== 'editing') return isSent || failed > 0 ? [`it was sent while it was ${before}`] : [];
  if (!isSent) {
    return [...silent(world), ...(failed === 0 || failed > 2 ? [`${failed} refusals were reported`] : [])];
  }
  return [
    ...(calls > 1 ? [`it was sent ${calls} times`] : []),
    ...(succeeded + failed > 0 ? ['an outcome was reported before there was one'] : []),
    ...sentOtherwise(world, page.services.calls.at(-1)?.sent, shownValues(page.form)),
  ];
}

/** Checks the result of a response. */
function ofAnswer(world: World, { before, posts, succeeded, failed }: Outcome): readonly string[] {
  if (before !== 'pending') return [];
  const fault = `${succeeded} successes, ${failed} failures and ${posts} posts were reported for one response`;
  if (world.state === 'left') return succeeded + posts === 1 && failed === 0 ? [] : [fault];
  return [...silent(world), ...(failed === 1 && succeeded + posts === 0 ? [] : [fault])];
}

const nothing = ({ calls, posts, succeeded, failed }: Outcome): readonly string[] =>
  calls + posts + succeeded + failed === 0 ? [] : ['something was sent or reported without a submit'];

/** Returns everything that is wrong with the page after an action. */
export function check(
  world: World,
  { name }: Action,
  before: World['state'],
  posts: number,
): readonly string[] {
  const { page } = world;
  const events = page.events.slice(world.events);
  const outcome = { before, calls: page.services.calls.length - world.calls, posts, ...outcomes(events) };
  world.calls = page.services.calls.length;
  world.events = page.events.length;
  if (outcome.calls > 0 && before === 'editing') world.state = 'pending';
  const of =
    name === 'submit' || name === 'send'
      ? ofSubmit
      : name === 'answer'
        ? ofAnswer
        : (_: World, each: Outcome) => nothing(each);
  return [
    ...of(world, outcome),
    ...lostInput(world),
    ...thereAgain(world),
    ...illegal(world),
    ...events.flatMap((event) => entered(event, world)),
    ...world.faults.splice(0),
  ];
}
