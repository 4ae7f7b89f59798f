import type { Page } from 'playwright';
import { siteFor, type SiteKey } from '../../../flows/domain/src/index.ts';
import { erika, freshEmail } from './shopper.ts';

/** Returns the hidden fields of a page's form, by name. */
const hiddenFields = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden"[^>]* name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

/**
 * Registers the visitor of a page as a logged-in customer without showing anything. It submits the form of
 * the sign-up as a browser without JavaScript does.
 * @param changed answers that are not those of a private person
 * @returns the customer's e-mail address
 */
export async function becomeCustomer(
  page: Page,
  url: string,
  site: SiteKey,
  changed: Readonly<Record<string, string>> = {},
): Promise<string> {
  const email = freshEmail();
  const html = await (await page.request.get(`${url}/signup?site=${site}`)).text();
  const answer = await page.request.post(`${url}/service/registration/form/standalone-registration`, {
    headers: { Origin: url, 'Sec-Fetch-Site': 'same-origin' },
    form: {
      ...hiddenFields(html),
      ...erika,
      email,
      ...changed,
      ...(siteFor(site).agreement === 'membership' ? { 'consents.membership': 'on' } : {}),
    },
    maxRedirects: 0,
  });
  if (answer.status() !== 303)
    throw new Error(`The customer was refused: ${answer.status()} ${await answer.text()}`);
  return email;
}
