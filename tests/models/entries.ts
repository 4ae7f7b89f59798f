import type { FormPlan, PlannedField } from '../../flows/domain/src/index.ts';
import { createDraw } from '../agreement/draw.ts';
import { rightEntry } from '../agreement/right-entries.ts';
import { wildText } from '../agreement/wild-texts.ts';
import { nth } from './action.ts';
import type { Scene } from './scene.ts';

const wrong = [
  '',
  ' ',
  'A',
  '12345',
  'www.example.com',
  'Packstation 12',
  'x'.repeat(300),
  'erika',
  '÷',
  '+',
];

// Valid parts of a date. The tests of the date field try longer texts and other scripts.
const dates = {
  right: { day: ['3', '28'], month: ['2', '11'], year: ['1985', '1970'] },
  wrong: ['', '0', '31', '99', '13', '2099', 'abc'],
} as const;

/** Returns the field of a plan to which an input belongs. */
const fieldOf = (plan: FormPlan, input: string): PlannedField | undefined =>
  plan.fields.find((field) => field.inputs.includes(input));

function datePart(input: string, pick: number, isRight: boolean): string {
  const part = input.endsWith('.day') ? 'day' : input.endsWith('.month') ? 'month' : 'year';
  return nth<string>(isRight ? dates.right[part] : dates.wrong, pick) ?? '';
}

/** Returns a valid text for a text input. */
export function rightText(plan: FormPlan, scene: Scene, input: string, pick: number): string {
  const field = fieldOf(plan, input);
  if (!field) return '';
  if (field.kind === 'birthDate') return datePart(input, pick, true);
  const around = { id: pick, flow: 'checkout' as const, site: scene.site, options: {}, values: {} };
  return rightEntry(field, around, createDraw(pick))[input] ?? '';
}

/** Returns a text for a text input: valid, invalid or random. */
export function anyText(plan: FormPlan, scene: Scene, input: string, pick: number): string {
  const field = fieldOf(plan, input);
  const way = pick % 8;
  if (field?.kind === 'birthDate') return datePart(input, pick, way < 5);
  if (way < 5) return rightText(plan, scene, input, pick);
  return way < 7 ? (nth(wrong, Math.floor(pick / 8)) ?? '') : wildText(createDraw(pick));
}
