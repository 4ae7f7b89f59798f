import type { Page, Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Halfway } from '../../apps/services/test-support/halfway.ts';
import { among, combine } from '../support/combine.ts';
import { useBrowser } from './support/browser.ts';
import { type Stage, stages } from './support/databases.ts';
import { type Flow, flowNames, flowOf } from './support/flows.ts';
import { hydrated, valuesOf } from './support/shopper.ts';

const registrations = '**/service/registration/api/v1/registrations';
const json = 'application/json';

/** A completed German form of a flow, before the submit. */
interface Scene {
  readonly page: Page;
  readonly stage: Stage;
  readonly flow: Flow;
  readonly before: Readonly<Record<string, string>>;
  /** The shopper's e-mail address. */
  readonly email: string;
  /** Aborts when the test has run out of time. */
  readonly signal: AbortSignal;
}

const submit = ({ page }: Scene) => page.locator('button[type=submit]').click();
const technicalError = 'Aus technischen Gründen ist die Registrierung nicht möglich.';
const bannerOf = ({ page }: Scene, text = technicalError) => page.locator('form').getByText(text).first();
const through = ({ page, flow }: Scene) => page.waitForURL(flow.leadsTo('all fields'));
const timesRegistered = async ({ stage, flow, email }: Scene) =>
  (await stage.query(flow.registered, [email])).length;

/** Checks that the form is unchanged and says that the shopper did nothing wrong. */
async function tellsOfIt(scene: Scene, text?: string): Promise<void> {
  const banner = bannerOf(scene, text);
  await banner.waitFor();
  const isInSight = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  };
  expect(await banner.evaluate(isInSight)).toBe(true);
  expect(await valuesOf(scene.page)).toEqual(scene.before);
}

async function registersOnce(scene: Scene): Promise<void> {
  await submit(scene);
  await through(scene);
  expect(await timesRegistered(scene)).toBe(1);
}

/** Drops the response. The server processes the request, but the page never learns that. */
const loseAnswer = ({ page }: Scene) =>
  page.route(registrations, async (route) => {
    await route.fetch();
    await route.abort();
  });

/** Replaces the response. */
const answered =
  (
    answer: { status: number; contentType: string; body: string; headers?: Record<string, string> },
    text?: string,
  ) =>
  async (scene: Scene) => {
    await scene.page.route(registrations, (route) => route.fulfill(answer));
    await submit(scene);
    await tellsOfIt(scene, text);
  };

/** Does something during the submit, then delays the response until the test releases it. */
async function heldBack(
  page: Page,
  { first, last }: Record<'first' | 'last', (route: Route) => Promise<unknown>>,
): Promise<Halfway> {
  let letGo = () => {};
  const held = new Promise<void>((done) => (letGo = done));
  const reached = new Promise<void>((done) => {
    void page.route(registrations, async (route) => {
      await first(route);
      done();
      await held;
      await last(route);
    });
  });
  return { reached: () => reached, letGo: async () => letGo() };
}

/** Kills the server at a moment after the submit. */
const killed = (moment: (scene: Scene) => Promise<Halfway>) =>
  async function (scene: Scene) {
    const { product } = scene.stage;
    // By the time a form is filled in, the page has loaded the next screen.
    await scene.page.waitForLoadState('networkidle');
    const { reached, letGo } = await moment(scene);
    onTestFinished(letGo);
    await submit(scene);
    await reached();
    scene.signal.throwIfAborted();
    await product.kill();
    await letGo();
    // If the response was faster than the kill, the shopper has already registered.
    const isThrough = await Promise.race([
      through(scene).then(() => true),
      bannerOf(scene)
        .waitFor()
        .then(() => false),
    ]);
    if (!isThrough) await tellsOfIt(scene);
    await product.restart();
    if (isThrough) return expect(await timesRegistered(scene)).toBe(1);
    await scene.page.unroute(registrations);
    return registersOnce(scene);
  };

type Failures = Readonly<Record<string, (scene: Scene) => Promise<void>>>;

/** Failures that do not touch the database until the shopper submits the form again. */
const failuresOfPage: Failures = {
  'the network is gone for a while': async (scene) => {
    await scene.page.context().setOffline(true);
    await submit(scene);
    await tellsOfIt(
      scene,
      'Sie sind gerade offline. Ihre Angaben bleiben erhalten. Bitte versuchen Sie es noch einmal, sobald Sie wieder online sind.',
    );
    await scene.page.context().setOffline(false);
    await registersOnce(scene);
  },
  'a page of a proxy comes back': answered({
    status: 200,
    contentType: 'text/html',
    body: '<html>Sign in to the Wi-Fi</html>',
  }),
  'half of a JSON text comes back': answered({ status: 201, contentType: json, body: '{"status":"CREA' }),
  'another JSON text comes back': answered({ status: 201, contentType: json, body: '[]' }),
  'an error of a field comes back that this form does not have': answered({
    status: 422,
    contentType: json,
    body: '{"errors":[{"field":"consents.cmc","code":"x"}],"requestId":"1"}',
  }),
  'an error without errors comes back': answered({ status: 500, contentType: json, body: '{}' }),
  'there is no room for another registration': answered(
    {
      status: 503,
      contentType: json,
      headers: { 'Retry-After': '5' },
      body: '{"errors":[{"code":"TECHNICAL_ERROR"}],"requestId":"1"}',
    },
    'Die Registrierung ist gerade nicht erreichbar. Ihre Angaben bleiben erhalten.',
  ),
  'there were too many attempts': answered(
    {
      status: 429,
      contentType: json,
      headers: { 'Retry-After': '180' },
      body: '{"errors":[{"code":"RATE_LIMITED"}],"requestId":"1"}',
    },
    'Das waren viele Versuche in kurzer Zeit. Bitte versuchen Sie es in 3 Minuten noch einmal.',
  ),
};

/** Failures after which only the database knows if the shopper is registered. */
const failuresOfServer: Failures = {
  'the response to the first submit is lost': async (scene) => {
    await loseAnswer(scene);
    await submit(scene);
    await tellsOfIt(scene);
    await scene.page.unroute(registrations);
    await registersOnce(scene);
  },
  'the response is lost and the shopper jumps within the page': async (scene) => {
    await loseAnswer(scene);
    await submit(scene);
    await tellsOfIt(scene);
    await scene.page.unroute(registrations);
    await scene.page.evaluate(() => {
      location.hash = '#main';
    });
    await registersOnce(scene);
  },
  'the server is killed before it reads the submit': killed(({ page }) =>
    heldBack(page, { first: async () => {}, last: (route) => route.continue() }),
  ),
  'the server is killed while it writes': killed(({ stage }) => stage.halfway()),
  'the server is killed before its answer is there': killed(({ page }) =>
    heldBack(page, { first: (route) => route.fetch(), last: (route) => route.abort() }),
  ),
  'the button is pressed over and over': async (scene) => {
    await scene.page.locator('button[type=submit]').evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 5; press += 1) button.click();
    });
    await through(scene);
    expect(await timesRegistered(scene)).toBe(1);
  },
};

/**
 * Combines each of the last parameter's values with one flow, in turns. Each flow is killed at least once.
 */
const flowsInTurns = ([, flowCount = 1, whatCount = 0]: readonly number[]) =>
  Array.from({ length: whatCount }, (_, what) => [0, what % flowCount, what]);

/** Combines, on the last database, each of the last parameter's values with one flow, in turns. */
const onPostgresInTurns = ([stageCount = 1, flowCount = 1, whatCount = 0]: readonly number[]) =>
  Array.from({ length: whatCount }, (_, what) => [stageCount - 1, what % flowCount, what]);

describe('a form keeps the entered values, and registers once', () => {
  const openPage = useBrowser();
  const open = new Map<string, Stage>();
  beforeAll(async () => {
    for (const [name, openStage] of stages) open.set(name, await openStage());
  });
  afterAll(async () => {
    for (const stage of open.values()) await stage.remove();
  });
  const stageNames = stages.map(([name]) => name);

  // Flows with an account and without one.
  const flows = among(flowNames, ['signing up', 'checking out as a guest']);
  // Tests on the embedded database the kill of its process. All other tests need only PostgreSQL.
  const everywhere = [
    ...combine(['PostgreSQL'], flows, Object.keys(failuresOfServer), flowsInTurns),
    ...combine(
      ['PGlite'],
      among(flowNames, ['signing up']),
      among(Object.keys(failuresOfServer), ['the server is killed while it writes']),
    ),
  ];
  const onPage = combine(stageNames, flows, Object.keys(failuresOfPage), onPostgresInTurns);

  it.for([...everywhere, ...onPage])('on %s, %s, when %s', async ([on, name, what], { signal }) => {
    const stage = open.get(on);
    if (!stage) throw new Error(`${on} has not started.`);
    onTestFinished(() => stage.stands());
    const flow = flowOf(name);
    const { page } = await openPage();
    const known = await flow.before?.(page, stage.product.url, 'DE');
    await page.goto(`${stage.product.url}${flow.path}`);
    await hydrated(page);
    await flow.answer(page, 'DE', 'all fields');
    const before = await valuesOf(page);
    const email = known ?? before['email'] ?? '';
    const failures = { ...failuresOfPage, ...failuresOfServer };
    await failures[what]?.({ page, stage, flow, before, email, signal });
  });
});
