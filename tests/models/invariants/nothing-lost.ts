import { countryFor, normalisePhone, siteFor } from '../../../flows/domain/src/index.ts';
import { shownControls, shownValues } from '../controls.ts';
import type { World } from '../world.ts';

/** A telephone that was left keeps digits and one leading plus (Registration §5). */
const isSamePhone = (name: string, written: string, shown: string, country: string): boolean => {
  if (!name.endsWith('honeNumber')) return false;
  const { phonePreset } = countryFor(country);
  const [before, after] = [written, shown].map((value) => normalisePhone(value, phonePreset));
  return before === after;
};

/** Every input that the shopper wrote into still holds what was written. */
export function lostInput({ written, page, scene }: World): readonly string[] {
  const shown = shownValues(page.form);
  const country = shown['address.countryCode'] ?? shown['cardSelection.address.countryCode'];
  return shownControls(page.form)
    .filter((control) => !control.matches(':disabled, [readonly]'))
    .flatMap(({ name }) => {
      const [before, now] = [written.get(name), shown[name] ?? ''];
      if (
        before === undefined ||
        before === now ||
        isSamePhone(name, before, now, country || siteFor(scene.site).country)
      )
        return [];
      return [`${name} held ${JSON.stringify(before)} and holds ${JSON.stringify(now)}`];
    });
}
