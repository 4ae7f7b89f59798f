import type { Page } from 'playwright';
import type { CountryCode } from '../../flows/domain/src/countries/countries.ts';
import { expectedValues, type FilledPart, parts, profileFields } from './expected-values.ts';

/** How long the browser and the form may take to become still, where a field stays wrong. In milliseconds. */
const patience = 5000;

/** How long right values must stay: a form that changes may lose them again. In milliseconds. */
const calm = 1000;

/** A field that was asked for: what it should hold, and what it holds. */
export interface FilledField {
  readonly part: FilledPart;
  readonly expected: string;
  readonly found: string;
}

/**
 * Has Chromium fill in the address form of a page from a profile, as if the shopper had chosen the profile at an input.
 * @param from the part of the address whose input it is
 */
export async function fillAddress(
  page: Page,
  country: CountryCode,
  from: string,
): Promise<readonly FilledField[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Autofill.enable');
  const { root } = await devTools.send('DOM.getDocument');
  const selector = `[name="address.${from}"]`;
  const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { node } = await devTools.send('DOM.describeNode', { nodeId });
  const profile = { fieldId: node.backendNodeId, address: { fields: [...profileFields(country)] } };
  // The browser knows a field only some moments after it has appeared.
  const end = performance.now() + patience;
  for (;;) {
    try {
      await devTools.send('Autofill.trigger', profile);
      break;
    } catch (error) {
      if (performance.now() > end || !String(error).includes('Field not found')) throw error;
      await page.waitForTimeout(100);
    }
  }
  return settled(page, expectedValues(country));
}

/** Waits until every field is right and stays so for a while, or will not become so. */
async function settled(
  page: Page,
  expected: ReturnType<typeof expectedValues>,
): Promise<readonly FilledField[]> {
  const end = performance.now() + patience;
  let rightSince = Infinity;
  for (;;) {
    const values = await valuesOf(page);
    const fields = parts.flatMap((part) => {
      const right = expected[part];
      return right === undefined ? [] : [{ part, expected: right, found: values[part] ?? '' }];
    });
    const now = performance.now();
    const allRight = fields.every((field) => field.expected === field.found);
    rightSince = allRight ? Math.min(rightSince, now) : Infinity;
    if (now > end || now - rightSince > calm) return fields;
    await page.waitForTimeout(100);
  }
}

/** What the inputs of the address hold, by its parts. */
const valuesOf = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('form [name^="address."]')].map((input) => [
        input.getAttribute('name')?.slice('address.'.length) ?? '',
        'value' in input ? String(input.value) : '',
      ]),
    ),
  );
