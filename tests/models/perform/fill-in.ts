import { nth } from '../action.ts';
import { boxes, selects, shownValues, textInputs } from '../controls.ts';
import { rightText } from '../entries.ts';
import { planOf } from '../scene.ts';
import { settle } from '../settle.ts';
import type { World } from '../world.ts';
import { choose, press, type } from './enter.ts';

const isEmpty = (text: string) => text.trim() === '';

/**
 * Chooses in every list without a choice, one after another, because the options of one may depend on
 * another.
 */
async function fillLists(world: World, pick: number): Promise<void> {
  const { page } = world;
  for (const { name } of selects(page.form)) {
    const list = selects(page.form).find((each) => each.name === name);
    const offered = Array.from(list?.options ?? [], ({ value }) => value).filter((value) => value !== '');
    if (!list || list.value !== '' || offered.length === 0) continue;
    choose(world, list, nth(offered, pick) ?? '');
    await settle(world);
  }
}

/**
 * Fills in a form correctly and replaces its values: lists, texts, ticks, then the fields that have appeared.
 */
export async function fillIn(world: World, pick: number): Promise<void> {
  const { scene, page } = world;
  const done = new Set<string>();
  for (let round = 0; round < 3; round += 1) {
    await fillLists(world, pick);
    const plan = planOf(scene, shownValues(page.form));
    for (const input of textInputs(page.form).filter(({ name }) => !done.has(name))) {
      done.add(input.name);
      const text = rightText(plan, scene, input.name, pick);
      if (!isEmpty(text) || !isEmpty(input.value)) type(world, input, text, true);
    }
    for (const box of boxes(page.form).filter(({ name, type }) => type === 'checkbox' && !done.has(name))) {
      done.add(box.name);
      const isAgreed = box.name.startsWith('consents.');
      if (!box.checked && (isAgreed || pick % 3 === 0)) press(world, box);
    }
    await settle(world);
  }
}
