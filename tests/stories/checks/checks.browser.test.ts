import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { lengthen } from '../../../.storybook/longer-texts.ts';
import { clippedFaults } from './clipped.ts';
import { focusFaults } from './focus.ts';
import { motionFaults } from './motion.ts';
import { overlapFaults } from './overlap.ts';
import { sidewaysFaults } from './sideways.ts';

beforeEach(() => page.viewport(320, 640));
afterEach(() => document.body.replaceChildren());

const show = (html: string) => {
  document.body.innerHTML = html;
  return document.body;
};

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
    ],
    right: [
      '<button>Weiter</button>',
      '<input value="Zoë">',
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
    ],
    right: [
      '<p>unten</p><p>oben</p>',
      '<label>Name <input></label>',
      '<div style="position:relative;width:200px"><input style="width:200px;padding-right:60px;box-sizing:border-box"><button style="position:absolute;right:0;top:0;width:55px;padding:0">zeigen</button></div>',
      '<p>Seite</p><div role="dialog" style="position:absolute;inset:0">Darüber</div>',
    ],
  },
  {
    check: focusFaults,
    wrong: [
      '<button style="outline:none">still</button>',
      '<a href="#x" style="outline:none;box-shadow:0 0 0 3px blue">nur ein Schatten</a>',
      '<button style="outline:3px solid transparent">durchsichtig</button>',
      '<button style="outline:3px solid">darunter</button><p style="position:absolute;inset:0;background:white">davor</p>',
    ],
    right: [
      '<button style="outline:3px solid">deutlich</button>',
      '<label style="outline:3px solid"><input type="radio" style="outline:none"> ihr Rahmen zeigt es</label>',
      '<button disabled style="outline:none">gesperrt</button>',
    ],
  },
  {
    check: motionFaults,
    wrong: [
      '<style>@keyframes a{to{translate:9px}}</style><b style="animation:a 9s !important;display:block">fährt</b>',
      '<style>@keyframes b{to{rotate:1turn}}</style><b style="animation:b 9s infinite !important;display:block">dreht</b>',
    ],
    right: [
      '<style>@keyframes c{to{opacity:0}}</style><b style="animation:c 9s !important">blendet</b>',
      '<style>@keyframes d{to{translate:9px}}</style><b style="animation:d 9s paused !important">steht</b>',
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

test('texts grow by two fifths, once; numbers, signs and what is typed stay', () => {
  const root = show('<p>Vorname</p><p>12,50</p><textarea>Notiz</textarea><input placeholder="Suchen">');
  lengthen(root);
  lengthen(root);
  expect(Array.from(root.querySelectorAll('p'), ({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Vorname .{3,4}$/),
    '12,50',
  ]);
  expect(root.querySelector('textarea')?.value).toBe('Notiz');
  expect(root.querySelector('input')?.placeholder).toMatch(/^Suchen .{3,4}$/);
});
