import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeEmail } from '../fields/email/email-rule.ts';
import { providers, realDomains } from './mail-providers.ts';
import { countSlips, nearestProvider, suggestEmail } from './suggest-email.ts';

const suggested = (domain: string) => suggestEmail(`erika@${domain}`)?.replace('erika@', '');

/** Slips as they are made, and the provider that was meant. */
const slips: Readonly<Record<string, readonly string[]>> = {
  'gmail.com': [
    'gmial.com',
    'gamil.com',
    'gmai.com',
    'gmal.com',
    'gmaill.com',
    'gnail.com',
    'gmail.con',
    'gmail.cmo',
    'gmail.comm',
    'gmail.vom',
    'gmail.co',
    'gmail.cm',
    'gmial.con',
    'gmail,com',
    'gmail..com',
    'gmail.com.',
    'gmail.co.m',
  ],
  'googlemail.com': ['googlmail.com', 'goolgemail.com', 'gogglemial.com', 'googelmail.com'],
  'hotmail.com': ['hotmial.com', 'homtail.com', 'hotmai.com', 'hotmall.com', 'hotmail.cpm'],
  'outlook.com': ['outlok.com', 'outloook.com', 'outlook.ocm'],
  'outlook.de': ['outlok.de', 'outlook.ed', 'outllook.de'],
  'yahoo.com': ['yaho.com', 'yahooo.com', 'yhaoo.com'],
  'icloud.com': ['iclould.com', 'icloud.con', 'iclod.com'],
  'live.com': ['live.con', 'lvie.com'],
  'me.com': ['me.con'],
  'gmx.de': ['gmx.ed', 'gmx.dee'],
  'gmx.net': ['gmx.ent', 'gmx.nett'],
  'gmx.at': ['gmx.ta'],
  'gmx.ch': ['gmx.hc'],
  'web.de': ['web.ed', 'web.dde', 'web,de'],
  't-online.de': ['tonline.de', 't-onlin.de', 't-onilne.de'],
  'freenet.de': ['frenet.de', 'freente.de', 'freenet.ed'],
  'posteo.de': ['psoteo.de', 'posteoo.de'],
  'mailbox.org': ['mailbx.org', 'mailbox.ogr'],
  'proton.me': ['protn.me', 'proton.em'],
  'aon.at': ['aon.ta'],
  'chello.at': ['chelo.at', 'chello.att'],
  'a1.net': ['a1.ent'],
  'bluewin.ch': ['bluwin.ch', 'bluewni.ch', 'bluewin.hc'],
  'hispeed.ch': ['hispeeed.ch', 'hipseed.ch'],
  'seznam.cz': ['seznma.cz', 'sezam.cz', 'seznam.zc', 'seznan.cz'],
  'centrum.cz': ['centrm.cz', 'cetnrum.cz'],
  'centrum.sk': ['centrm.sk', 'centrum.ks'],
  'atlas.cz': ['altas.cz'],
  'email.cz': ['emial.cz'],
  'post.cz': ['psot.cz', 'post.zc'],
  'freemail.hu': ['fremail.hu', 'freemial.hu', 'freemail.uh'],
  'citromail.hu': ['citormail.hu', 'citromal.hu'],
  't-online.hu': ['tonline.hu', 't-onlin.hu'],
  'zoznam.sk': ['zoznma.sk', 'zoznm.sk'],
  'azet.sk': ['aezt.sk'],
  'mynet.com': ['mynte.com'],
  'superonline.com': ['superonlne.com', 'supeornlien.com'],
  'turk.net': ['truk.net', 'turk.nte'],
  'wp.pl': ['wp.lp', 'wp.ppl'],
  'onet.pl': ['oent.pl', 'onet.lp'],
  'interia.pl': ['inteira.pl', 'interi.pl', 'interia.ppl'],
  'gazeta.pl': ['gazeat.pl'],
  'poczta.fm': ['pozcta.fm'],
};

/** Domains that exist, or stand for a company's: each resembles a provider's, and is left alone. */
const real = `
  gmx.com gmx.eu gmx.us ymail.com rocketmail.com mail.de mail.com email.de email.com web.com web.at
  webb.de wbe.de live.at live.nl live.co.uk alive.com hotmail.be hotmail.it hotmail.co.uk yahoo.co.uk
  yahoo.com.br yahoo.it outlook.com.br outlook.dk wp.com wp.eu op.at op.ac.at vol.at von.at aon.com
  aon.de aol.fr a1.at a1.group post.cz post.sk post.at post.ch post.de postfinance.ch most.cz host.cz
  port.cz me.com mac.com msn.de mns.com sbb.ch sunrise.net bluewin.com hello.at cello.at o2.cz o2.de
  o2online.de o2.sk n2.pl t-online.hu t-online.de telekom.de telekom.hu freenet.com freemail.com
  freemail.de citymail.hu seznam.sk seznam.com centrum.com atlas.com atlas.at email.sk emil.cz
  volby.cz volno.cz cloud.com icloud.de proton.com protonmail.ch mailbox.de inbox.org poster.de
  posten.de ilve.com onet.com inet.pl planet.pl net.pl interna.pl gazety.pl poczta.pl azet.de
  truck.net minet.com siemens.com bosch.de migros.ch skoda-auto.cz otp.hu turkcell.com.tr allegro.pl
  uni-wien.ac.at gmail.de gmail.dev web.dev gmx.cat me.co crema.example example.com müller.de x.com
`
  .trim()
  .split(/\s+/);

test.each(Object.entries(slips))('%s is suggested for what is a slip of it', (meant, typed) => {
  expect(typed.map((domain) => [domain, suggested(domain)])).toEqual(typed.map((domain) => [domain, meant]));
});

test.each(real)('%s is left alone', (domain) => {
  expect(suggested(domain)).toBeUndefined();
});

test('at least sixty real domains are held against it', () => {
  expect(new Set(real).size).toBeGreaterThanOrEqual(60);
});

test('every exception is needed: without it something would be suggested', () => {
  expect([...realDomains].filter((domain) => nearestProvider(domain) === undefined)).toEqual([]);
});

describe('an address', () => {
  test.each([
    ['keeps its recipient as it was typed', 'Erika.Muster+Shop@Gmial.com', 'Erika.Muster+Shop@gmail.com'],
    ['may have blanks around it', ' erika@gmial.com ', 'erika@gmail.com'],
    ['in capitals is no slip', 'ERIKA@GMAIL.COM', undefined],
    ['without a recipient is none', '@gmial.com', undefined],
    ['without a domain is none', 'erika@', undefined],
    ['with two signs is left to its error', 'erika@muster@gmial.com', undefined],
    ['with a blank in it is left to its error', 'erika muster@gmial.com', undefined],
    ['that is empty has nothing to suggest', '', undefined],
    ['as near to two providers is not asked about', 'erika@gmx.chm', undefined],
  ])('%s', (_, typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant);
  });
});

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789-.'.split('');
const word = (maxLength: number) => fc.string({ unit: fc.constantFrom(...letters), maxLength });
const recipient = fc.stringMatching(/^[a-z][a-z0-9.+]{0,9}[a-z]$/).filter((text) => !text.includes('..'));
const domains = providers.map(({ name, ending }) => `${name}.${ending}`);

/** A provider's domain with a few letters changed, as a person or a program may type it. */
const typed = fc
  .tuple(
    fc.constantFrom(...domains),
    fc.array(fc.tuple(fc.nat(20), fc.nat(2), word(2)), { minLength: 0, maxLength: 3 }),
  )
  .map(([domain, changes]) =>
    changes.reduce((text, [at, drop, add]) => text.slice(0, at) + add + text.slice(at + drop), domain),
  );

describe('whatever is typed', () => {
  test('a provider’s own domain is never asked about', () => {
    expect(domains.filter((domain) => suggested(domain) !== undefined)).toEqual([]);
    expect(domains.filter((domain) => suggested(domain.toUpperCase()) !== undefined)).toEqual([]);
  });

  test('the suggestion is a known provider’s, for the same recipient, and right', () => {
    fc.assert(
      fc.property(recipient, fc.oneof(typed, word(20)), (to, domain) => {
        const meant = suggestEmail(`${to}@${domain}`);
        if (meant === undefined) return;
        expect(domains).toContain(meant.slice(to.length + 1));
        expect(meant.startsWith(`${to}@`)).toBe(true);
        expect(judgeEmail(meant)).toBeUndefined();
      }),
      { numRuns: 3000 },
    );
  });

  test('a suggestion that was taken is not asked about again', () => {
    fc.assert(
      fc.property(typed, (domain) => {
        const meant = suggested(domain);
        if (meant !== undefined) expect(suggested(meant)).toBeUndefined();
      }),
      { numRuns: 3000 },
    );
  });

  test('two neighbours that changed places are always found in a name of five letters and more', () => {
    const long = providers.filter(({ name }) => name.length >= 5);
    fc.assert(
      fc.property(fc.constantFrom(...long), fc.nat(), ({ name, ending }, nat) => {
        const at = nat % (name.length - 1);
        const swapped = name.slice(0, at) + (name[at + 1] ?? '') + (name[at] ?? '') + name.slice(at + 2);
        fc.pre(swapped !== name);
        expect(suggested(`${swapped}.${ending}`)).toBe(`${name}.${ending}`);
      }),
    );
  });

  test('nothing is suggested that is more than three slips away', () => {
    fc.assert(
      fc.property(word(40), (domain) => {
        const meant = suggested(domain);
        if (meant === undefined) return;
        expect(countSlips(domain.replaceAll(/\.+/g, '.').replace(/\.$/, ''), meant)).toBeLessThanOrEqual(3);
      }),
    );
  });
});

describe('slips', () => {
  test.each([
    ['', '', 0],
    ['gmail', 'gmail', 0],
    ['gmial', 'gmail', 1],
    ['gmal', 'gmail', 1],
    ['ggmail', 'gmail', 1],
    ['gnail', 'gmail', 1],
    ['ca', 'abc', 3],
    ['kitten', 'sitting', 3],
  ])('between %j and %j are counted', (a, b, count) => {
    expect(countSlips(a, b)).toBe(count);
  });

  test('are as many there as back, none only of the same, and never more than letters', () => {
    fc.assert(
      fc.property(word(8), word(8), (a, b) => {
        const slipsOf = countSlips(a, b);
        expect(countSlips(b, a)).toBe(slipsOf);
        expect(slipsOf === 0).toBe(a === b);
        expect(slipsOf).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
        expect(slipsOf).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });

  test('but swaps may count more', () => {
    expect([countSlips('lvie', 'live', 2), countSlips('life', 'live', 2)]).toEqual([1, 2]);
  });
});
