import { countryFor, normalisePhone, siteFor } from '../../../flows/domain/src/index.ts';
import { shownControls, shownValues } from '../controls.ts';
import type { World } from '../world.ts';

/** A telephone field keeps only digits and a leading plus after the shopper leaves it (Registration §5). */
const isSamePhone = (name: string, written: string, shown: string, country: string): boolean => {
  if (!name.endsWith('honeNumber')) return false;
  const { phonePreset } = countryFor(country);
  const [before, after] = [written, shown].map((value) => normalisePhone(value, phonePreset));
  return before === after;
};

/** Checks that every input still has the value that the shopper entered. */
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
      return [`${name} had ${JSON.stringify(before)} and has ${JSON.stringify(now)}`];
    });
}
