import { shownValues } from '../controls.ts';
import { startOf } from '../scene.ts';
import type { World } from '../world.ts';

/** Default choices of every form, and the prefix of a telephone number. */
const presets = /\.(?:countryCode|layout|companyType|phoneNumber)$/;

/** Returns the submitted values that a shopper sees again after coming back to the page. */
export function thereAgain(world: World): readonly string[] {
  const { sent, page, scene } = world;
  const [shown, start] = [shownValues(page.form), startOf(scene)];
  world.sent = new Map();
  return [...sent]
    .filter(([name, value]) => value.trim() !== '' && shown[name] === value && start[name] !== value)
    .filter(([name]) => !presets.test(name))
    .map(([name, value]) => `${name} still holds ${JSON.stringify(value)}, which was sent`);
}
