import { flowDefinitions, type FormPlan, type FormValues, siteFor } from '../../flows/domain/src/index.ts';
import type { Draw } from './draw.ts';
import type { FilledScene, Scene } from './registration-case.ts';
import { rightEntry } from './right-entries.ts';

function planOf({ flow, site, options, values }: Scene): FormPlan {
  const { planFor, answersOf } = flowDefinitions[flow];
  return planFor(siteFor(site), { ...options, ...answersOf(values) });
}

/** Returns entries for the inputs that are still empty. */
function missing(plan: FormPlan, scene: Scene, draw: Draw): FormValues {
  const isEmpty = (name: string) => scene.values[name] === undefined;
  const fields = plan.fields.filter((field) => field.inputs.some(isEmpty));
  if (fields.length > 0) {
    return Object.fromEntries(fields.flatMap((field) => Object.entries(rightEntry(field, scene, draw))));
  }
  // Consents come last, because the required ones depend on the other answers.
  const consents = plan.consents.filter(({ name }) => isEmpty(name));
  return Object.fromEntries(
    consents.map(({ name, required }) => [name, required || draw.chance(40) ? 'on' : '']),
  );
}

/**
 * Fills in all visible empty inputs correctly, until no answer shows a new question. Existing entries stay,
 * right or wrong.
 */
export function fillIn(scene: Scene, draw: Draw): FilledScene {
  const plan = planOf(scene);
  const entries = missing(plan, scene, draw);
  if (Object.keys(entries).length === 0) return { ...scene, plan };
  return fillIn({ ...scene, values: { ...entries, ...scene.values } }, draw);
}

/** Splits the values of a scene into those that its plan shows and those that it showed before. */
export function shownAndRemembered({
  values,
  plan,
}: FilledScene): Record<'shown' | 'remembered', FormValues> {
  const inputs = new Set<string>([
    ...plan.fields.flatMap(({ inputs }) => inputs),
    ...plan.consents.map(({ name }) => name),
  ]);
  const entries = Object.entries(values);
  return {
    shown: Object.fromEntries(entries.filter(([name]) => inputs.has(name))),
    remembered: Object.fromEntries(entries.filter(([name]) => !inputs.has(name))),
  };
}
