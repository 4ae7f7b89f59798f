import { describe, expect, it } from 'vitest';
import { findings } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';
import { sharedProduct } from './support/product.ts';

describe('the reference of the calls', () => {
  const openPage = useBrowser();
  const product = sharedProduct();
  const address = () => `${product.url}/service/reference`;

  it.each([320, 1280])('can be read by everybody, at %s px as well', async (width) => {
    const { page, complaints } = await openPage({ viewport: { width, height: 800 } });
    await page.goto(address());
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    expect(complaints).toEqual([]);
  });

  it('links to every call and every schema that it names', async () => {
    const { page } = await openPage();
    await page.goto(address());
    const broken = await page
      .getByRole('link')
      .evaluateAll((links) =>
        links
          .map((link) => link.getAttribute('href') ?? '')
          .filter((href) => href.startsWith('#') && !document.getElementById(href.slice(1))),
      );
    expect(broken).toEqual([]);
    await page.getByRole('navigation').getByRole('link', { name: 'Register' }).click();
    await page
      .getByRole('region', { name: 'Register' })
      .getByRole('link', { name: 'Registration', exact: true })
      .click();
    expect(await page.evaluate('location.hash')).toBe('#schema-Registration');
  });

  it('requests nothing except itself, and its policy forbids more', async () => {
    const { page } = await openPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const answer = await page.goto(address());
    expect(asked).toEqual(['/service/reference']);
    expect(answer?.headers()['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    );
  });
});
