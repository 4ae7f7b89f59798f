import { ask } from '../ask.ts';
import { all, type Check, type Finding } from '../check.ts';

/** The token of each field about the shopper (WCAG 2.2 1.3.5), by the end of its name. */
const tokens: Readonly<Record<string, string>> = {
  salutation: 'honorific-prefix',
  firstName: 'given-name',
  lastName: 'family-name',
  companyName: 'organization',
  day: 'bday-day',
  month: 'bday-month',
  year: 'bday-year',
  email: 'email',
  password: 'new-password',
  countryCode: 'country',
  postalCode: 'postal-code',
  postalDistrict: 'address-level2',
  extraLine: 'address-line2',
  phoneNumber: 'tel',
  mobilePhonePrefix: 'tel-area-code',
  mobilePhoneNumber: 'tel-local',
};

/** Towns are provinces in Turkey. A street is one line. */
const severalTokens: Readonly<Record<string, readonly string[]>> = {
  postalTown: ['address-level1', 'address-level2'],
  streetAddress: ['street-address', 'address-line1'],
};

/** Compares the autofill token of each field with what it asks for. */
export const autofill: Check = {
  name: 'autofill',
  title: 'each field about the shopper names its purpose for the browser to fill in',
  proves: ['1.3.5'],
  everywhere: true,
  run: async ({ page }) =>
    (await ask(page, 'autofill')).flatMap(({ name, type, token }): Finding[] => {
      const of = name.split('.').at(-1) ?? '';
      const expected = severalTokens[of] ?? (tokens[of] === undefined ? undefined : [tokens[of]]);
      const isRight =
        !expected || expected.includes(token.split(' ').at(-1) ?? '') || (token === 'off' && of !== 'email');
      return isRight ? [] : [{ criterion: '1.3.5', what: `${type} ${name} has the token “${token}”` }];
    }),
};

/** The roles of controls, which need a name. */
const controls =
  /^(button|checkbox|combobox|link|listbox|menuitem|option|radio|searchbox|slider|spinbutton|switch|tab|textbox)$/;

/** Reads the names that Chromium gives to assistive technology. */
export const names: Check = {
  name: 'names',
  title: 'each control has a name and a visible label, and links of the same words lead to one page',
  proves: ['4.1.2', '2.4.4', '3.3.2'],
  everywhere: true,
  run: async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    await session.detach();
    const nameless = nodes.filter(
      ({ ignored, role, name }) =>
        !ignored && controls.test(String(role?.value)) && String(name?.value ?? '').trim() === '',
    );
    return [
      ...all(
        '4.1.2',
        nameless.map(({ role }) => `a ${String(role?.value)} has no name`),
      ),
      ...all('3.3.2', await ask(page, 'unlabelled')),
      ...all('2.4.4', await ask(page, 'doubledLinks')),
    ];
  },
};

/** Looks at a form that the shopper has sent with wrong entries. */
export const errors: Check = {
  name: 'errors',
  title:
    'each wrong field is marked, its error is a visible text linked with it, and the focus is on the first',
  proves: ['3.3.1', '3.3.3', '3.3.4', '1.4.1'],
  everywhere: true,
  states: ['wrong', 'flyout wrong', 'mismatch'],
  run: async ({ page, state }) => {
    const faults = await ask(page, 'describedErrors');
    const count = await page.locator('[aria-invalid="true"]').count();
    const isFirst = await page
      .locator('[aria-invalid="true"]')
      .first()
      .evaluate((element) => element === document.activeElement || element.contains(document.activeElement));
    return [
      ...all('3.3.1', faults),
      ...all('3.3.3', faults),
      ...(count === 0 ? all('3.3.4', ['wrong entries were accepted']) : []),
      ...(isFirst || state === 'mismatch' ? [] : all('3.3.1', ['the focus is not on the first wrong field'])),
    ];
  },
};
