import { shownValues } from '../controls.ts';
import { startOf } from '../scene.ts';
import type { World } from '../world.ts';

/** Choices that every form starts with, and the beginning of a number. */
const presets = /\.(?:countryCode|layout|companyType|phoneNumber)$/;

/** What was sent and is shown again to whoever comes back to the page. */
export function thereAgain(world: World): readonly string[] {
  const { sent, page, scene } = world;
  const [shown, start] = [shownValues(page.form), startOf(scene)];
  world.sent = new Map();
  return [...sent]
    .filter(([name, value]) => value.trim() !== '' && shown[name] === value && start[name] !== value)
    .filter(([name]) => !presets.test(name))
    .map(([name, value]) => `${name} still holds ${JSON.stringify(value)}, which was sent`);
}
