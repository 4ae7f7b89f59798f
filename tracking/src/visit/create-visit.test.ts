import { describe, expect, test } from 'vitest';
import { createConsent } from '../consent/consent.ts';
import type { InstallOptions } from '../install/options.ts';
import { settle } from '../install/options.ts';
import { createEmitter } from '../log/events.ts';
import { createLog } from '../log/log.ts';
import { consentCookie, createFakeEnvironment } from '../testing/fake-environment.ts';
import type { Surroundings } from '../testing/fake-environment.ts';
import { createVisit } from './create-visit.ts';

const jwt = `e30.${Buffer.from('{"lid":"L1"}').toString('base64url')}.x`;
const cookies = (...more: readonly string[]) => [consentCookie('C0003'), 'cotcs=a', ...more].join('; ');
const noToken = 'Could not find the long-term token cookie';
const noAttribution = 'There are no cotcs values; the referrer is used.';

function openVisit(surroundings: Surroundings, options: InstallOptions = {}) {
  const page = createFakeEnvironment(surroundings);
  const { environment, browser } = page;
  const log = createLog(
    environment,
    createEmitter(() => {}),
  );
  const consent = createConsent(environment);
  let looks = 0;
  const counted = { ...environment, cookies: () => (looks++, environment.cookies()) };
  const host = {
    environment: counted,
    settings: settle(options),
    consent,
    log,
    resume: () => {},
    tell: () => {},
  };
  const visit = createVisit(host, browser.services);
  return {
    ...page,
    consent,
    host,
    visit,
    written: browser.written,
    looks: () => looks,
    /** What the consent tool does when the visitor changes their mind. */
    choose: (next: Surroundings) => {
      page.change(next);
      page.hint();
    },
  };
}

test('Everything is known of a visit', () => {
  const { visit, printed } = openVisit(
    {
      cookies: [
        consentCookie('C0003'),
        'cotcs=news%7Cmail%7Cspring',
        `cashback=${encodeURIComponent('{"cashbackPartner":"payback"}')}`,
        'desk_de=12',
        `crema_ltt=${jwt}`,
        'cot_session=s1',
      ].join('; '),
      url: 'https://staging.crema.example/a?b#c',
      userAgent: 'Mozilla/5.0 (iPhone) Mobile',
      windowWidth: 390,
      screenSize: '390x844',
      referrer: 'https://elsewhere.example/',
    },
    { site: 'de' },
  );
  expect(visit.facts()).toEqual({
    stage: 'staging',
    browser: {
      url: 'https://staging.crema.example/a?b#c',
      hostname: 'staging.crema.example',
      user_agent: 'Mozilla/5.0 (iPhone) Mobile',
      device_type: 'mobile',
      screen_breakpoint: 'S',
      screen_size: '390x844',
    },
    attribution: { tcs_source: 'news', tcs_medium: 'mail', tcs_campaign: 'spring' },
    cashback: { cashbackPartner: 'payback' },
    desk: true,
    longTermToken: 'L1',
    sessionId: 's1',
  });
  expect(printed).toEqual([]);
});

test('Cookies may have other names', () => {
  const cookieNames = { longTermToken: 'ltt', cashback: 'cb', attribution: 'src', desk: 'till_' };
  const { visit } = openVisit(
    { cookies: `${consentCookie('C0003')}; src=b; cb={}; till_ch=1; ltt=${jwt}` },
    { site: 'ch_fr', cookieNames },
  );
  expect(visit.facts()).toMatchObject({
    attribution: { tcs_source: 'b' },
    cashback: {},
    desk: true,
    longTermToken: 'L1',
  });
});

test('The desk of another country is none', () => {
  expect(openVisit({ cookies: cookies('desk_at=1') }, { site: 'de' }).visit.facts().desk).toBe(false);
});

test('The browser is read when a page begins and not when the facts are asked for', () => {
  const { visit, looks, change } = openVisit({ cookies: cookies(), windowWidth: 300 });
  expect(looks()).toBe(0);
  visit.renew();
  const facts = visit.facts();
  change({ windowWidth: 2000 });
  expect(visit.facts()).toBe(facts);
  expect(looks()).toBe(1);
  visit.renew();
  expect(visit.facts().browser.screen_breakpoint).toBe('5XL');
});

describe('Where the visit came from', () => {
  test.each([
    ['another host', 'https://news.example/x?y', 'news.example', 'referral'],
    ['an app', 'android-app://com.news/', 'com.news', 'referral'],
    ['nowhere', '', 'direct', 'none'],
    ['something that is no address', 'somewhere', 'direct', 'none'],
    ['the page’s own host', 'https://shop.example/start', 'direct', 'none'],
    ['the shop’s host', 'https://www.crema.example/', 'direct', 'none'],
  ])('%s', (_title, referrer, tcs_source, tcs_medium) => {
    const { visit, printed } = openVisit(
      { referrer, url: 'https://shop.example/' },
      { sites: { de: { host: 'www.crema.example' } } },
    );
    expect(visit.facts().attribution).toEqual({ tcs_source, tcs_medium });
    visit.renew();
    expect(printed).toEqual([noAttribution]);
  });
});

describe('The long-term token', () => {
  test.each([
    ['is missed once', '', [noToken]],
    ['that cannot be read is told of once', 'crema_ltt=hello', ['Error while parsing the token cookie']],
  ])('%s', (_title, cookie, warnings) => {
    const { visit, printed } = openVisit({ cookies: cookies(cookie) });
    visit.renew();
    visit.renew();
    expect(visit.facts().longTermToken).toBe('');
    expect(printed).toEqual(warnings);
  });

  test('is neither read nor missed without statistics', () => {
    const { visit, printed, choose } = openVisit({ cookies: 'cotcs=a; crema_ltt=hello' });
    expect(visit.facts().longTermToken).toBe('');
    choose({ cookies: `cotcs=a; crema_ltt=${jwt}; ${consentCookie('C0001', 'C0004')}` });
    expect(visit.facts().longTermToken).toBe('');
    choose({ cookies: cookies(`crema_ltt=${jwt}`) });
    expect(visit.facts().longTermToken).toBe('L1');
    expect(printed).toEqual([]);
  });
});

describe('The session', () => {
  test('begins with the first page and lives 1800 seconds more with each', () => {
    const { visit, written, change, pass } = openVisit({ cookies: cookies() });
    pass(5);
    visit.renew();
    const id = visit.facts().sessionId ?? '';
    expect(id).toMatch(/^5[a-z0-9]{9}$/);
    const text = `cot_session=${id}; Path=/; Max-Age=1800; SameSite=Lax; Secure`;
    change({ cookies: cookies(`cot_session=${id}`) });
    visit.facts();
    expect(written).toEqual([text]);
    visit.renew();
    expect(written).toEqual([text, text]);
    expect(visit.facts().sessionId).toBe(id);
  });

  test('is written without Secure where the page came without https', () => {
    const { visit, written } = openVisit({
      cookies: cookies('cot_session=s'),
      url: 'http://localhost:3000/',
    });
    visit.renew();
    expect(written).toEqual(['cot_session=s; Path=/; Max-Age=1800; SameSite=Lax']);
  });

  test('does not begin without statistics', () => {
    const { visit, written, choose } = openVisit({ cookies: 'cotcs=a' });
    visit.renew();
    choose({ cookies: consentCookie('C0004') });
    expect(visit.facts().sessionId).toBeUndefined();
    expect(written).toEqual([]);
  });

  test('begins with consent, and ends with it', () => {
    const { visit, written, choose } = openVisit({ cookies: 'cotcs=a' });
    visit.renew();
    choose({ cookies: cookies() });
    const id = visit.facts().sessionId;
    expect(written).toHaveLength(1);
    choose({ cookies: `${consentCookie('C0001')}; cot_session=${id}` });
    expect(written.slice(1)).toEqual(['cot_session=; Path=/; Max-Age=0; SameSite=Lax; Secure']);
    expect(visit.facts().sessionId).toBeUndefined();
  });

  test('is there for those who hear of consent first', () => {
    const page = createFakeEnvironment({ cookies: 'cotcs=a' });
    const consent = createConsent(page.environment);
    const heard: (string | undefined)[] = [];
    let visit: ReturnType<typeof createVisit> | undefined;
    consent.subscribe(() => heard.push(visit?.facts().sessionId));
    const log = { debug: () => {}, warn: () => {}, error: () => {}, collect: () => {} };
    const host = {
      environment: page.environment,
      settings: settle({}),
      consent,
      log,
      resume: () => {},
      tell: () => {},
    };
    visit = createVisit(host, page.browser.services);
    visit.renew();
    page.change({ cookies: cookies() });
    page.hint();
    expect(heard).toEqual([expect.stringMatching(/^0[a-z0-9]{9}$/)]);
    expect(page.browser.written).toHaveLength(1);
  });

  test('is the page’s alone where cookies are out of reach', () => {
    const { host, browser } = openVisit({ cookies: cookies() });
    const document = Object.defineProperty({ ...browser.services.document }, 'cookie', {
      set: () => {
        throw new DOMException('sandboxed', 'SecurityError');
      },
    });
    const visit = createVisit(host, { ...browser.services, document });
    expect(visit.facts().sessionId).toMatch(/^0[a-z0-9]{9}$/);
    expect(visit.facts().sessionId).toBe(visit.facts().sessionId);
  });
});

test('After it has been stopped it hears of nothing', () => {
  const { visit, written, looks, choose } = openVisit({ cookies: 'cotcs=a' });
  visit.stop();
  choose({ cookies: cookies() });
  expect(looks()).toBe(0);
  expect(written).toEqual([]);
});
