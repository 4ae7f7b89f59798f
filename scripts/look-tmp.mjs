import { chromium } from 'playwright';
import { requireChromium } from '../tests/chromium/launch.mjs';
const { launchOptions } = await requireChromium();
const browser = await chromium.launch(launchOptions);
const out = '/tmp/look'; import('node:fs').then(f=>f.mkdirSync(out,{recursive:true}));
const base = 'http://127.0.0.1:4173';
for (const [site, w] of [['DE',1280],['DE',375],['TR',1280],['TR',375],['HU',375]]) {
  const ctx = await browser.newContext({ viewport: { width: w, height: 900 }, reducedMotion:'reduce' });
  const page = await ctx.newPage();
  page.on('console', (m) => ['error','warning'].includes(m.type()) && console.log(site, m.text()));
  page.on('pageerror', (e) => console.log(site, 'ERR', e.message));
  const calls=[]; page.on('request', r => r.url().includes('/service/') && calls.push(r.method()+' '+r.url().replace(base,'')));
  await page.goto(`${base}/signup?site=${site}`);
  const v = { 'personalData.firstName':'Erika','personalData.lastName':'Mustermann','personalData.birthDate.day':'3','personalData.birthDate.month':'2','personalData.birthDate.year':'1985', email:`e${Date.now()}${w}@example.com`, password:'Kaffee 123' };
  await page.selectOption('[name="personalData.salutation"]','MRS');
  for (const [k,x] of Object.entries(v)) await page.fill(`[name="${k}"]`, x);
  for (const b of await page.locator('input[name="consents.membership"]').all()) await b.check();
  await page.click('button[type=submit]');
  await page.waitForURL('**/address-input/**', {timeout:15000}).catch(()=>console.log('NOT LED', site));
  await page.waitForTimeout(800);
  await page.screenshot({ path: `${out}/${site}-${w}-nav.png`, fullPage: true });
  await page.reload(); await page.waitForTimeout(1500);
  await page.screenshot({ path: `${out}/${site}-${w}-load.png`, fullPage: true });
  if (site==='DE') {
    await page.fill('[name="address.postalCode"]', ''); 
    await page.locator('[name="address.postalCode"]').pressSequentially('506', {delay:60});
    await page.waitForTimeout(900);
    await page.screenshot({ path: `${out}/${site}-${w}-sugg.png` });
    await page.keyboard.press('ArrowDown'); await page.keyboard.press('Enter');
    await page.waitForTimeout(200);
    console.log('focus', await page.evaluate(() => document.activeElement.name), await page.inputValue('[name="address.postalTown"]'));
    await page.fill('[name="address.postalTown"]', 'München'); await page.locator('[name="address.streetAddress"]').focus(); await page.waitForTimeout(600);
    await page.click('button[type=submit]'); await page.waitForTimeout(600);
    await page.screenshot({ path: `${out}/${site}-${w}-wrong.png`, fullPage: true });
    await page.fill('[name="address.postalTown"]', 'Köln'); 
    await page.fill('[name="address.streetAddress"]', 'Domkloster 4'); 
    await page.click('button[type=submit]'); await page.waitForTimeout(1500); console.log(page.url());
    await page.goto(`${base}/address-input/standalone`); await page.waitForTimeout(1200);
    await page.screenshot({ path: `${out}/${site}-${w}-saved.png`, fullPage: true });
    await page.locator('main button').first().click(); await page.waitForTimeout(1500);
    await page.screenshot({ path: `${out}/${site}-${w}-flyout.png` });
  } else if (site==='TR') {
    await page.selectOption('[name="address.postalTown"]','İstanbul'); await page.waitForTimeout(500);
    console.log(await page.locator('[name="address.postalDistrict"] option').count());
    await page.selectOption('[name="address.postalDistrict"]','Kadıköy');
    await page.check('[name="address.companyInvoice"]'); await page.waitForTimeout(300);
    await page.locator('[value=INSTITUTIONAL]').check({force:true}); await page.waitForTimeout(300);
    await page.click('button[type=submit]'); await page.waitForTimeout(600);
    await page.screenshot({ path: `${out}/${site}-${w}-wrong.png`, fullPage: true });
  }
  console.log(site, w, calls.join(' | '));
  await ctx.close();
}
await browser.close();
