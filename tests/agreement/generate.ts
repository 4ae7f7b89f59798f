import { isChosen } from '../../flows/domain/src/fields/planned-field.ts';
import type { FormValues } from '../../flows/domain/src/index.ts';
import { createDraw, type Draw } from './draw.ts';
import type { Fault } from './fault.ts';
import { faults } from './faults.ts';
import { fillIn, shownAndRemembered } from './fill-in.ts';
import type { FilledScene, RegistrationCase, Scene } from './registration-case.ts';
import { wildText } from './wild-texts.ts';

/** Returns the next case. The same seed gives the same cases. */
export type Generator = () => RegistrationCase;

/** Puts random texts into inputs that accept any text. */
function goWild(scene: FilledScene, draw: Draw): FilledScene {
  const inputs = scene.plan.fields.filter((field) => !isChosen(field)).flatMap((field) => field.inputs);
  const values: Record<string, string> = { ...scene.values };
  for (let count = 1 + draw.below(3); count > 0; count -= 1) {
    const input = draw.any(inputs);
    if (input !== undefined) values[input] = wildText(draw);
  }
  return fillIn({ ...scene, values }, draw);
}

// The entries that an answer affects. The salutation decides which consents are required. The country decides
// how the whole address is validated. The shopper fills in these entries again, correctly.
const decides = { 'personalData.salutation': 'consents.', 'address.countryCode': 'address.' } as const;

function withEntries(scene: FilledScene, entries: FormValues, draw: Draw): FilledScene {
  const affected = Object.entries(decides).flatMap(([name, decided]) => (name in entries ? [decided] : []));
  const kept = Object.entries(scene.values).filter(
    ([name]) => !affected.some((decided) => name.startsWith(decided)),
  );
  return fillIn({ ...scene, values: { ...Object.fromEntries(kept), ...entries } }, draw);
}

/** Returns the errors of a scene before it gets a fault. */
function aimsOf({ plan, values }: FilledScene): string[] {
  if (plan.unavailable) return [plan.unavailable];
  return values['address.countryCode'] === 'XX' ? ['countryIsRequired'] : [];
}

/**
 * Creates a generator of cases with mostly valid entries. For a wrong entry it chooses, among the faults that
 * fit the form, the least used one. So rare faults occur too.
 */
export function createGenerator(seed: number, drawScene: (id: number, draw: Draw) => Scene): Generator {
  const draw = createDraw(seed);
  const seen = new Map<Fault, number>();
  let id = 0;

  const wrong = (scene: FilledScene, pickRarest: boolean) => {
    const possible = faults.flatMap((fault) => {
      const entries = fault.entries(scene, draw);
      return entries ? [{ fault, entries, count: seen.get(fault) ?? 0 }] : [];
    });
    const least = Math.min(...possible.map(({ count }) => count));
    const picked = draw.any(pickRarest ? possible.filter(({ count }) => count === least) : possible);
    if (!picked) return undefined;
    seen.set(picked.fault, picked.count + 1);
    return { scene: withEntries(scene, picked.entries, draw), keys: picked.fault.keys };
  };

  const make = (): { scene: FilledScene; aims: readonly string[] | undefined } => {
    const scene = fillIn(drawScene(id, draw), draw);
    const aims = aimsOf(scene);
    const fate = draw.below(100);
    if (fate < 42) return { scene, aims };
    if (fate < 52) return { scene: goWild(scene, draw), aims: undefined };
    const first = wrong(scene, true);
    if (!first) return { scene, aims };
    if (fate < 90) {
      // Another country has other rules, and the form may not offer the choiceKinds one.
      const single = aims.length === 0;
      return { scene: first.scene, aims: single ? first.keys : undefined };
    }
    let several = first.scene;
    for (let more = 1 + draw.below(3); more > 0; more -= 1) several = wrong(several, false)?.scene ?? several;
    return { scene: several, aims: undefined };
  };

  return () => {
    id += 1;
    const { scene, aims } = make();
    const { flow, site, options } = scene;
    const { shown, remembered } = shownAndRemembered(scene);
    // The values of the same form before the shopper changed some answers.
    const before = draw.chance(15) ? fillIn({ ...scene, values: {} }, draw).values : {};
    return { id, flow, site, options, values: shown, remembered: { ...before, ...remembered }, aims };
  };
}
