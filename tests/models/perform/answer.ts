import { formProblems, type Issue } from '../../../flows/domain/src/index.ts';
import { nth } from '../action.ts';
import { shownControls } from '../controls.ts';
import { outcomes } from '../invariants/reported.ts';
import { until } from '../settle.ts';
import type { World } from '../world.ts';

const codes = ['EMAIL_ALREADY_TAKEN', 'firstNameIsRequired', 'postalMismatch', 'SOMETHING_NEW'];
const elsewhere = [
  'nowhere',
  'personalData.companyName',
  'address.taxNumber',
  'cardSelection.address.postalCode',
];

type Way = (world: World, pick: number) => 'left' | 'editing';

const refuse =
  (issuesOf: (world: World, pick: number) => readonly Issue[]): Way =>
  (world, pick) => {
    world.page.services.calls.at(-1)?.end({ kind: 'refused', issues: issuesOf(world, pick) });
    return 'editing';
  };

// Returns the names of the fields that may get an error. A field that cannot change gets none.
const namesOf = ({ page }: World) =>
  shownControls(page.form)
    .filter((control) => !control.matches(':disabled, [readonly]'))
    .map(({ name }) => name);
const code = (pick: number) => nth(codes, pick) ?? '';
const issueAt = (names: readonly string[], pick: number): Issue => ({
  field: nth(names, pick) ?? 'nowhere',
  code: code(pick),
});

/** The ways in which a call can end, each with whether the shopper may submit again. */
const ways: readonly Way[] = [
  (world) => {
    world.page.services.calls.at(-1)?.end({ kind: 'success' });
    return 'left';
  },
  refuse((world, pick) => [issueAt(namesOf(world), pick)]),
  refuse((world, pick) => [issueAt(namesOf(world), pick), issueAt(namesOf(world), pick + 1)]),
  refuse((_, pick) => [issueAt(elsewhere, pick)]),
  refuse((world, pick) => [issueAt(namesOf(world), pick), { code: code(pick + 1) }]),
  (world, pick) => {
    const consents = namesOf(world).filter((name) => name.startsWith('consents.'));
    const field = nth(consents, pick) ?? 'consents.newsletter';
    world.page.services.hidesDocuments = pick % 4 === 0;
    world.page.services.calls
      .at(-1)
      ?.end({ kind: 'refused', issues: [{ field, code: 'CONSENT_DOCUMENT_OUTDATED' }] });
    // The shopper must agree to the new text again (Registration §8).
    world.written.set(field, '');
    return 'editing';
  },
  (world, pick) => {
    const problem = nth(formProblems, pick) ?? 'technicalError';
    world.page.services.calls.at(-1)?.end({ kind: 'failed', problem, minutes: pick % 3 });
    return 'editing';
  },
  (world, pick) => {
    const isOffline = pick % 2 === 0;
    if (isOffline) Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    world.page.services.calls.at(-1)?.lose();
    return isOffline ? 'editing' : 'left';
  },
];

/** Ends the waiting call in one of these ways. After it the network works again. */
export async function answer(world: World, at: number, pick: number): Promise<void> {
  if (world.state !== 'pending') return;
  const failuresBefore = outcomes(world.page.events).failed;
  world.state = nth(ways, at)?.(world, pick) ?? 'editing';
  const { page } = world;
  // The form loads a new text of a consent.
  await until(() => outcomes(page.events).failed > failuresBefore || world.state === 'left');
  await until(() => page.button.ariaBusy !== 'true' || world.state === 'left');
  Reflect.deleteProperty(navigator, 'onLine');
}
