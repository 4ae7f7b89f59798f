import type { Action, ActionName } from '../action.ts';
import { nth } from '../action.ts';
import { boxes, selects, shownControls, shownValues, textInputs } from '../controls.ts';
import { anyText } from '../entries.ts';
import { planOf } from '../scene.ts';
import type { World } from '../world.ts';
import { answer } from './answer.ts';
import { choose, press, type } from './enter.ts';
import { fillIn } from './fill-in.ts';
import { comeBack, crash, empty, forget, reload } from './leave.ts';
import { submit } from './submit.ts';

/** Discards the values that were restored after a reload. */
function discardDraft(world: World): void {
  const { container } = world.page;
  const button = container.querySelector<HTMLButtonElement>('section[data-tone=info] button');
  if (!button) return;
  button.click();
  forget(world);
}

/** Performs each action on the page. */
export const perform: Readonly<Record<ActionName, (world: World, action: Action) => void | Promise<void>>> = {
  write: (world, { at, pick }) => {
    const { scene, page } = world;
    const input = nth(textInputs(page.form), at);
    if (!input) return;
    const plan = planOf(scene, shownValues(page.form));
    type(world, input, anyText(plan, scene, input.name, pick), pick % 3 > 0);
  },
  choose: (world, { at, pick }) => {
    const list = nth(selects(world.page.form), at);
    if (list) choose(world, list, nth(Array.from(list.options), pick)?.value ?? '');
  },
  tick: (world, { at }) => {
    const box = nth(boxes(world.page.form), at);
    if (box) press(world, box);
  },
  visit: ({ page }, { at, pick }) => {
    const control = nth(shownControls(page.form), at);
    control?.focus();
    if (pick % 2 === 0) control?.blur();
  },
  fillIn: (world, { pick }) => fillIn(world, pick),
  submit: (world, { at }) => submit(world, at),
  send: async (world, { at, pick }) => {
    if (world.state === 'editing') await fillIn(world, pick);
    await submit(world, at);
  },
  answer: (world, { at, pick }) => answer(world, at, pick),
  reload,
  crash,
  comeBack,
  reset: (world) => {
    world.page.form.reset();
    empty(world);
  },
  discardDraft,
};
