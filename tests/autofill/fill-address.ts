import type { Page } from 'playwright';
import type { CountryCode } from '../../flows/domain/src/countries/countries.ts';
import { expectedValues, type FilledPart, parts, profileFields } from './expected-values.ts';

/** The longest wait for the browser and the form to settle if a field stays wrong, in milliseconds. */
const settleTimeoutMs = 5000;

/** How long correct values must stay, in milliseconds. A form that changes may lose them again. */
const stableMs = 1000;

/** A required field: its expected and its present value. */
export interface FilledField {
  readonly part: FilledPart;
  readonly expected: string;
  readonly found: string;
}

/**
 * Makes Chromium fill in the address form of a page from a profile, as if the shopper had chosen the profile
 * at an input.
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
  // The browser recognises a field only some moments after the field has appeared.
  const end = performance.now() + settleTimeoutMs;
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

/** Waits until every field is correct and stays correct for a while, or until the timeout. */
async function settled(
  page: Page,
  expected: ReturnType<typeof expectedValues>,
): Promise<readonly FilledField[]> {
  const end = performance.now() + settleTimeoutMs;
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
    if (now > end || now - rightSince > stableMs) return fields;
    await page.waitForTimeout(100);
  }
}

/** Returns the values of the address inputs, by part. */
const valuesOf = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('form [name^="address."]')].map((input) => [
        input.getAttribute('name')?.slice('address.'.length) ?? '',
        'value' in input ? String(input.value) : '',
      ]),
    ),
  );
