import { nth } from '../action.ts';
import { boxes, selects, shownValues, textInputs } from '../controls.ts';
import { rightText } from '../entries.ts';
import { planOf } from '../scene.ts';
import { settle } from '../settle.ts';
import type { World } from '../world.ts';
import { choose, press, type } from './enter.ts';

const isEmpty = (text: string) => text.trim() === '';

/** Chooses in every list in which nothing is chosen, one after the other: what one offers may follow from another. */
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

/** Fills a form in rightly, in place of what stands in it: lists, texts, ticks, and again what has come by that. */
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
