import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { lengthen } from '../../../.storybook/longer-texts.ts';
import { clippedFaults } from './clipped.ts';
import { flexFieldsets } from './flex-fieldsets.ts';
import { focusFaults } from './focus.ts';
import { motionFaults } from './motion.ts';
import { overlapFaults } from './overlap.ts';
import { sidewaysFaults } from './sideways.ts';
import { targetFaults } from './targets.ts';

beforeEach(() => page.viewport(320, 640));
afterEach(() => document.body.replaceChildren());

const show = (html: string) => {
  document.body.innerHTML = html;
  // Leaves room for a focus ring, as every page does.
  document.body.style.padding = '8px';
  return document.body;
};

/** Replaces the focus ring that every page has. */
const ring = '<style>:focus{outline:3px solid #1f4e79;outline-offset:2px}</style>';

const srOnly = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';

describe.each([
  {
    check: sidewaysFaults,
    wrong: [
      '<p style="width:400px">breit</p>',
      '<p style="white-space:nowrap">Ein Satz, der in keinem Fenster von dreihundertzwanzig Pixeln Platz hat</p>',
      '<p style="position:absolute;left:-40px">hinaus</p>',
    ],
    right: [
      '<p>Ein Satz, der umbricht, so lang er auch wird, wie es Sätze tun sollen</p>',
      '<div style="overflow-x:auto"><p style="width:900px">Eine breite Tabelle in ihrem eigenen Fenster</p></div>',
      `<p style="${srOnly};left:-500px">für Vorleser</p>`,
    ],
  },
  {
    check: clippedFaults,
    wrong: [
      '<p style="overflow:hidden;width:50px;white-space:nowrap">abgeschnitten</p>',
      '<div style="overflow:hidden;height:20px"><p>eins</p><p>zwei</p></div>',
      '<button style="width:30px;height:20px;white-space:nowrap">Zu lang für den Knopf</button>',
      '<input value="Zoë" style="box-sizing:border-box;height:12px;font-size:20px">',
      '<input placeholder="Straße und Hausnummer" style="width:60px">',
      '<select style="appearance:none;width:60px"><option>Deutschland und Luxemburg</option></select>',
      '<div style="overflow:hidden auto;width:50px;height:90px"><p style="white-space:nowrap">zur Seite</p></div>',
      '<div style="overflow:hidden;width:90px;height:99px"><div style="overflow:auto;width:200px"><p>eine ganze Zeile</p></div></div>',
      '<div style="overflow:hidden;height:20px"><div style="overflow-x:auto;overflow-y:clip"><p style="margin:0">eins<br>zwei</p></div></div>',
      '<div role="button" style="width:30px;height:20px;white-space:nowrap">Zu lang für den Knopf</div>',
      '<p style="contain:paint;width:50px;white-space:nowrap">abgeschnitten</p>',
    ],
    right: [
      '<button>Weiter</button>',
      '<input value="Zoë">',
      '<input value="Eine Straße mit einem langen Namen 12" style="width:60px">',
      '<input placeholder="Straße" value="Ahornweg" style="width:60px">',
      '<input placeholder="Straße" style="width:100px">',
      '<div style="overflow:hidden;width:99px"><div style="overflow-x:auto"><p style="white-space:nowrap">in ihrem eigenen Fenster</p></div></div>',
      '<div style="overflow:hidden;width:9px;height:9px"><p style="position:absolute;top:20px">daran vorbei</p></div>',
      '<div role="button">Weiter</div>',
      '<p style="contain:paint">ganz</p>',
      '<select><option>Deutschland</option></select>',
      '<div style="overflow:auto;height:20px"><p>eins</p><p>zwei</p></div>',
      `<p style="${srOnly}">für Vorleser</p>`,
    ],
  },
  {
    check: overlapFaults,
    wrong: [
      '<p>unten</p><p style="margin-top:-30px">oben</p>',
      '<button>eins</button><button style="margin-left:-20px">zwei</button>',
      '<input style="display:block"><span style="position:relative;top:-15px">darüber</span>',
      '<p style="margin:0">verdeckt</p><div style="position:absolute;inset:0;background:#fff"></div>',
      '<p style="margin:0">verdeckt</p><div style="position:absolute;inset:0;background:#fff;pointer-events:none"></div>',
      '<div style="height:2000px"></div><p>weit unten</p><div style="position:relative;top:-36px;height:30px;background:#fff"></div>',
      '<p style="margin:0">ein Bild davor</p><svg width="20" height="20" style="position:absolute;left:8px;top:8px"><path d="M0 0h1"/></svg>',
      '<div style="position:relative"><input style="width:200px"><svg width="20" height="20" style="position:absolute;left:60px;top:2px"></svg></div>',
      '<div style="position:relative"><input style="width:200px"><i style="position:absolute;left:60px;top:2px;width:9px;height:9px;background:red"></i></div>',
    ],
    right: [
      '<p>unten</p><p>oben</p>',
      '<label>Name <input></label>',
      '<div style="position:relative;width:200px"><input style="width:200px;padding-right:60px;box-sizing:border-box"><button style="position:absolute;right:0;top:0;width:55px;padding:0">zeigen</button></div>',
      '<p>Seite</p><div role="dialog" style="position:absolute;inset:0">Darüber</div>',
      '<p>Seite</p><div role="dialog" style="position:absolute;inset:0;background:#fff">Darüber</div>',
      '<div style="height:60px;overflow:auto"><p>eins</p><p>zwei</p><p>drei</p></div><p style="background:#fff">darunter</p>',
      '<p style="margin:0">durchsichtig</p><div style="position:absolute;inset:0"></div>',
      '<div style="position:relative;background:#fff"><p>auf seinem Grund</p><svg width="9" height="9" style="position:absolute;right:0;top:0"></svg></div>',
      '<div style="position:relative"><input style="width:200px;padding-left:40px"><svg width="20" height="20" style="position:absolute;left:8px;top:2px"></svg></div>',
    ],
  },
  {
    check: focusFaults,
    wrong: [
      '<button style="outline:none">still</button>',
      '<button style="outline:3px solid">immer umrandet</button>',
      '<style>:focus{outline:none}</style><label style="outline:3px solid"><input> immer umrandet</label>',
      '<style>:focus{outline:none;box-shadow:0 0 0 3px blue}</style><a href="#x">nur ein Schatten</a>',
      '<style>:focus{outline:3px solid transparent}</style><button>durchsichtig</button>',
      '<style>:focus{outline:3px solid rgba(0,0,0,0)}</style><button>durchsichtig</button>',
      '<style>:focus{outline:3px solid #ddd}</style><button>blass</button>',
      '<style>:focus{outline:3px solid #222}</style><div style="background:#000;padding:9px"><button>dunkel in dunkel</button></div>',
      `${ring}<div style="overflow:hidden;padding:2px"><button>abgeschnitten</button></div>`,
      `${ring}<div style="overflow-y:auto;width:100px"><button style="width:100%">am Rand</button></div>`,
      `${ring}<button style="position:absolute;left:0">am Rand des Fensters</button>`,
      `${ring}<button>darunter</button><p style="position:absolute;inset:0;margin:0;background:white">davor</p>`,
      `${ring}<div style="height:900px"></div><button>darunter</button><div style="height:900px"></div><p style="position:fixed;inset:0;background:white">davor</p>`,
      `${ring}<button style="height:80px">zur Hälfte</button><p style="position:fixed;inset:0 0 auto;margin:0;height:30px;background:white">klebt</p>`,
    ],
    right: [
      `${ring}<button>deutlich</button>`,
      '<style>:focus{outline:3px solid rgb(0, 0, 0)}</style><button>schwarz</button>',
      '<style>label:focus-within{outline:3px solid}input{outline:none}</style><label><input type="radio"> ihr Rahmen zeigt es</label>',
      '<style>label:focus-within{outline:3px solid}input{outline:none}</style><label><input><input> zwei in einem Rahmen</label>',
      '<button disabled style="outline:none">gesperrt</button>',
      `${ring}<div style="overflow:hidden;padding:5px"><button>mit Platz</button></div>`,
      '<style>:focus{outline:3px solid;outline-offset:-3px}</style><div style="overflow:hidden"><button>nach innen</button></div>',
      `${ring}<div style="height:900px"></div><button>weit unten</button><div style="height:900px"></div>`,
      `${ring}<label><input><span style="position:absolute;inset:0">sein eigener Name</span></label>`,
    ],
  },
  {
    check: motionFaults,
    wrong: [
      '<style>@keyframes a{to{translate:9px}}</style><b style="animation:a 9s !important;display:block">fährt</b>',
      '<style>@keyframes b{to{rotate:1turn}}</style><b style="animation:b 9s infinite !important;display:block">dreht</b>',
      '<style>@keyframes e{to{background-position-x:9px}}</style><b style="animation:e 9s infinite !important">treibt</b>',
      '<style>@keyframes f{to{margin-inline-start:9px}}</style><b style="animation:f 9s infinite !important">rückt</b>',
      '<style>@keyframes g{to{opacity:0;clip-path:inset(9px)}}</style><b style="animation:g 9s infinite !important">blendet und schrumpft</b>',
    ],
    right: [
      '<style>@keyframes c{to{opacity:0}}</style><b style="animation:c 9s !important">blendet</b>',
      '<style>@keyframes h{to{background-color:red;border-color:red;color:red;fill:red}}</style><b style="animation:h 9s !important">färbt sich</b>',
      '<style>@keyframes d{to{translate:9px}}</style><b style="animation:d 9s paused !important">steht</b>',
    ],
  },
  {
    check: flexFieldsets,
    wrong: [
      '<div style="display:flex"><fieldset><legend>Datum</legend></fieldset></div>',
      '<div style="display:inline-flex"><fieldset><legend>Datum</legend></fieldset></div>',
    ],
    right: [
      '<div style="display:flex"><div><fieldset><legend>Datum</legend></fieldset></div></div>',
      '<div style="display:grid"><fieldset><legend>Datum</legend></fieldset></div>',
    ],
  },
  {
    check: targetFaults,
    wrong: [
      '<button style="width:23px;height:30px;padding:0">x</button>',
      '<details><summary style="height:20px">mehr</summary></details>',
      '<input style="height:20px;box-sizing:border-box">',
      '<a href="#x" style="display:inline-block;height:20px">allein</a>',
      '<a href="#x" style="font-size:16px;line-height:1">allein</a>',
      '<style>a:not(:focus){position:absolute;clip-path:inset(50%)}</style><a href="#x" style="font-size:16px">zum Inhalt</a>',
      '<input type="checkbox" style="width:20px;height:20px">',
    ],
    right: [
      '<button style="width:24px;height:24px;padding:0">x</button>',
      '<p>Es gelten unsere <a href="#x">Bedingungen</a>.</p>',
      '<label style="display:block;height:24px"><input type="radio"> ja</label>',
      '<button role="checkbox" id="c" style="width:20px;height:20px;padding:0"></button><label for="c" style="display:inline-block;height:24px">alle</label>',
      '<button hidden>x</button>',
      `<div style="${srOnly}"><input></div>`,
    ],
  },
])('$check.name', ({ check, wrong, right }) => {
  test.each(wrong)('finds %s', (html) => {
    expect(check(show(html))).not.toEqual([]);
  });

  test.each(right)('passes %s', (html) => {
    expect(check(show(html))).toEqual([]);
  });
});

test('touch needs a larger target than a mouse', async () => {
  const root = show('<button style="width:40px;height:40px">x</button>');
  const touch = (enabled: boolean) => cdp().send('Emulation.setTouchEmulationEnabled', { enabled });
  onTestFinished(async () => {
    await touch(false);
  });
  expect(targetFaults(root)).toEqual([]);
  await touch(true);
  expect(targetFaults(root)).toEqual([expect.stringContaining('is 40 × 40 px, a target needs 44')]);
});

test('finds movements by script, too', () => {
  const root = show('<b style="display:block">fährt</b>');
  root.querySelector('b')?.animate({ translate: '9px' }, 9000);
  expect(motionFaults(root)).toEqual([expect.stringMatching(/^<b .* moves \(translate\)/)]);
});

test.each([
  'Wir brauchen Ihre Adresse noch.',
  'Wir brauchen Ihre Adresse, damit Ihr Kaffee bei Ihnen ankommt und nicht bei Ihren Nachbarn.',
])('a longer text gets a word of 25 letters and grows by two fifths: %s', (text) => {
  const root = show(`<p>${text}</p>`);
  lengthen(root);
  const grown = Array.from((root.textContent ?? '').replace('\u2063', ''));
  expect(grown.join('')).toMatch(/(?<!\p{L})\p{L}{25}(?!\p{L})/u);
  expect(grown.length / text.length).toBeGreaterThanOrEqual(1.38);
  expect(grown.length / text.length).toBeLessThanOrEqual(1.45);
});

test('texts grow by two fifths, once; numbers, symbols and typed text stay', () => {
  const root = show('<p>Vorname</p><p>12,50</p><textarea>Notiz</textarea><input placeholder="Suchen">');
  lengthen(root);
  lengthen(root);
  expect(Array.from(root.querySelectorAll('p'), ({ textContent }) => textContent)).toEqual([
    'Vorname xé\u2063',
    '12,50',
  ]);
  expect(root.querySelector('textarea')?.value).toBe('Notiz');
  expect(root.querySelector('input')?.placeholder).toBe('Suchen xé\u2063');
});
