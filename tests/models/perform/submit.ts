import { userEvent } from 'vitest/browser';
import { nth } from '../action.ts';
import { textInputs } from '../controls.ts';
import { outcomes } from '../invariants/reported.ts';
import { until } from '../settle.ts';
import type { World } from '../world.ts';

const point = (type: string) => new PointerEvent(type, { bubbles: true, cancelable: true });

/** Presses the button as a finger does: the previous field loses the focus while the button is down. */
function tap(button: HTMLButtonElement): void {
  button.dispatchEvent(point('pointerdown'));
  button.focus();
  button.dispatchEvent(point('pointerup'));
  button.click();
}

const withButton: readonly ((world: World) => void | Promise<void>)[] = [
  ({ page }) => page.form.requestSubmit(),
  ({ page }) => page.button.click(),
  ({ page }) => tap(page.button),
  ({ page }) => {
    tap(page.button);
    page.button.click();
  },
  ({ page }) => {
    page.form.requestSubmit();
    page.form.requestSubmit();
  },
];

/** Presses the real key, which is slow. */
async function pressEnter({ page }: World): Promise<void> {
  const [input] = textInputs(page.form);
  input?.focus();
  if (input) await userEvent.keyboard('{Enter}');
  else page.form.requestSubmit();
}
const ways = [...withButton, ...withButton, pressEnter];

/** Submits the form in one of the ways of a shopper. In some of them the shopper does it twice. */
export async function submit(world: World, at: number): Promise<void> {
  const { page, state, calls } = world;
  const failuresBefore = outcomes(page.events).failed;
  await nth(ways, at)?.(world);
  // The page loads the rules and the code that sends once.
  if (state === 'editing') {
    await until(() => page.services.calls.length > calls || outcomes(page.events).failed > failuresBefore);
  }
}
