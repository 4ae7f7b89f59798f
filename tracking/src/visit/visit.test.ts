import { describe, expect, test } from 'vitest';
import type { InstallOptions } from '../api/options.ts';
import { createHost } from '../../test/doubles/create-host.ts';
import { consentCookie } from '../../test/doubles/fake-environment.ts';
import type { Surroundings } from '../../test/doubles/fake-environment.ts';
import { visitOf } from './visit.ts';

const jwt = `e30.${Buffer.from('{"lid":"L1"}').toString('base64url')}.x`;
const cookies = (...more: readonly string[]) => [consentCookie('C0003'), 'cotcs=a', ...more].join('; ');
const noToken = 'Could not find the long-term token cookie';
const noAttribution = 'There are no cotcs values; the referrer is used.';

function openVisit(surroundings: Surroundings, options: InstallOptions = {}) {
  const page = createHost(options, surroundings);
  let looks = 0;
  const host = { ...page.host, cookies: () => (looks++, page.host.cookies()) };
  return {
    ...page,
    consent: host.consent,
    host,
    visit: visitOf(host),
    written: page.browser.written,
    looks: () => looks,
    /** Changes the visitor's consent like the consent tool. */
    choose: (next: Surroundings) => {
      page.change(next);
      page.hint();
    },
  };
}

test('All that ask for the visit of an installation get the same', () => {
  const { host, visit } = openVisit({});
  expect(visitOf(host)).toBe(visit);
  expect(visitOf({ ...host })).not.toBe(visit);
});

test('Everything is known of a visit', () => {
  const { visit, printed } = openVisit(
    {
      cookies: [
        consentCookie('C0003'),
        'cotcs=news%7Cmail%7Cspring',
        `cashback=${encodeURIComponent('{"cashbackPartner":"payback"}')}`,
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
    longTermToken: 'L1',
    sessionId: 's1',
  });
  expect(printed).toEqual([]);
});

test('A page may say what it is part of', () => {
  const { visit } = openVisit({ url: 'https://www.crema.example/' }, { site: 'de', stage: 'staging' });
  expect(visit.facts().stage).toBe('staging');
});

test('Cookies may have other names', () => {
  const cookieNames = { longTermToken: 'ltt', cashback: 'cb', attribution: 'src' };
  const { visit } = openVisit(
    { cookies: `${consentCookie('C0003')}; src=b; cb={}; ltt=${jwt}` },
    { site: 'ch_fr', cookieNames },
  );
  expect(visit.facts()).toMatchObject({
    attribution: { tcs_source: 'b' },
    cashback: {},
    longTermToken: 'L1',
  });
});

test('The browser is read when a page begins and not when the facts are asked for', () => {
  const { visit, looks, change, beginPage } = openVisit({ cookies: cookies(), windowWidth: 300 });
  expect(looks()).toBe(0);
  beginPage();
  const read = looks();
  expect(read).toBeGreaterThan(0);
  const facts = visit.facts();
  change({ windowWidth: 2000 });
  expect(visit.facts()).toBe(facts);
  expect(facts.browser.screen_breakpoint).toBe('XS');
  expect(looks()).toBe(read);
  beginPage();
  expect(visit.facts().browser.screen_breakpoint).toBe('5XL');
});

test('A page without a channel that reads the attribution gets no warning about it', () => {
  const { visit, beginPage, printed } = openVisit({ cookies: consentCookie('C0003') });
  beginPage();
  expect(visit.facts().sessionId).toBeDefined();
  expect(printed).toEqual([]);
  expect(visit.facts().attribution).toEqual({ tcs_source: 'direct', tcs_medium: 'none' });
  expect(visit.facts().longTermToken).toBe('');
  expect(printed).toEqual([noAttribution, noToken]);
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
    const { visit, printed, beginPage } = openVisit(
      { referrer, url: 'https://shop.example/' },
      { sites: { de: { host: 'www.crema.example' } } },
    );
    expect(visit.facts().attribution).toEqual({ tcs_source, tcs_medium });
    beginPage();
    expect(visit.facts().attribution).toEqual({ tcs_source, tcs_medium });
    expect(printed).toEqual([noAttribution]);
  });
});

describe('The long-term token', () => {
  test.each([
    ['is missed once', '', [noToken]],
    ['that cannot be read is reported once', 'crema_ltt=hello', ['Error while parsing the token cookie']],
  ])('%s', (_title, cookie, warnings) => {
    const { visit, printed, beginPage } = openVisit({ cookies: cookies(cookie) });
    for (let pages = 0; pages < 2; pages += 1) {
      beginPage();
      expect(visit.facts().longTermToken).toBe('');
      expect(visit.token()).toBe('');
    }
    expect(printed).toEqual(warnings);
  });

  test.each([
    ['who have never logged in', '', 0],
    ['who are logged in', 'customer=1', 1],
  ])('is missed on the console, and reported of visitors %s', (_who, cookie, reported) => {
    const { host, printed } = createHost(
      { cookieNames: { login: 'customer' } },
      { cookies: cookies(cookie) },
    );
    const lines: unknown[] = [];
    host.log.collect((line) => lines.push(line));
    expect(visitOf(host).token()).toBe('');
    expect(printed).toEqual([noToken]);
    expect(lines).toHaveLength(reported);
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

test('The long-term token is that of now, not that of when the page began', () => {
  const { visit, change, choose, beginPage } = openVisit({ cookies: cookies(`crema_ltt=${jwt}`) });
  beginPage();
  expect(visit.token()).toBe('L1');
  const other = `e30.${Buffer.from('{"lid":"L2"}').toString('base64url')}.x`;
  change({ cookies: cookies(`crema_ltt=${other}`) });
  expect(visit.token()).toBe('L2');
  choose({ cookies: `${consentCookie('C0004')}; crema_ltt=${other}` });
  expect(visit.token()).toBe('');
});

describe('The session', () => {
  test('begins with the first page and lives 1800 seconds more with each', () => {
    const { visit, written, change, pass, beginPage } = openVisit({ cookies: cookies() });
    pass(5);
    beginPage();
    const id = visit.facts().sessionId ?? '';
    expect(id).toMatch(/^5[a-z0-9]{9}$/);
    const text = `cot_session=${id}; Path=/; Max-Age=1800; SameSite=Lax; Secure`;
    change({ cookies: cookies(`cot_session=${id}`) });
    visit.facts();
    expect(written).toEqual([text]);
    beginPage();
    expect(written).toEqual([text, text]);
    expect(visit.facts().sessionId).toBe(id);
  });

  test('is written without Secure where the page came without https', () => {
    const { beginPage, written } = openVisit({
      cookies: cookies('cot_session=s'),
      url: 'http://localhost:3000/',
    });
    beginPage();
    expect(written).toEqual(['cot_session=s; Path=/; Max-Age=1800; SameSite=Lax']);
  });

  test('does not begin without statistics', () => {
    const { visit, written, choose, beginPage } = openVisit({ cookies: 'cotcs=a' });
    beginPage();
    choose({ cookies: consentCookie('C0004') });
    expect(visit.facts().sessionId).toBeUndefined();
    expect(written).toEqual([]);
  });

  test('begins with consent, and ends with it', () => {
    const { visit, written, choose, beginPage } = openVisit({ cookies: 'cotcs=a' });
    beginPage();
    choose({ cookies: cookies() });
    const id = visit.facts().sessionId;
    expect(written).toHaveLength(1);
    choose({ cookies: `${consentCookie('C0001')}; cot_session=${id}` });
    expect(written.slice(1)).toEqual(['cot_session=; Path=/; Max-Age=0; SameSite=Lax; Secure']);
    expect(visit.facts().sessionId).toBeUndefined();
  });

  test('is there for those who hear of consent first', () => {
    const page = createHost({}, { cookies: 'cotcs=a' });
    const heard: (string | undefined)[] = [];
    page.host.consent.subscribe(() => heard.push(visitOf(page.host).facts().sessionId));
    visitOf(page.host);
    page.beginPage();
    page.change({ cookies: cookies() });
    page.hint();
    expect(heard).toEqual([expect.stringMatching(/^0[a-z0-9]{9}$/)]);
    expect(page.browser.written).toHaveLength(1);
  });

  test('is the page’s alone where cookies are out of reach', () => {
    const { host, visit } = openVisit({ cookies: cookies() });
    Object.defineProperty(host.window.document, 'cookie', {
      get: () => cookies(),
      set: () => {
        throw new DOMException('sandboxed', 'SecurityError');
      },
    });
    expect(visit.facts().sessionId).toMatch(/^0[a-z0-9]{9}$/);
    expect(visit.facts().sessionId).toBe(visit.facts().sessionId);
  });
});

test('After it has been stopped it hears of nothing', () => {
  const { written, looks, choose, stop } = openVisit({ cookies: 'cotcs=a' });
  stop();
  choose({ cookies: cookies() });
  expect(looks()).toBe(0);
  expect(written).toEqual([]);
});
