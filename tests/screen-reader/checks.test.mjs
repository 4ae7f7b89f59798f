import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './checks.mjs';
import { knownFaults } from './known-faults.mjs';
import { orderFault } from './order.mjs';
import { scenarios } from './scenarios/index.mjs';

const folder = join(import.meta.dirname, 'transcripts/DE');
const heard = (...lines) => `Tab\n${lines.map((line) => `  ${line}\n`).join('')}`;

describe('the transcripts of a real screen reader', () => {
  it('exist for every scenario, and for nothing else', () => {
    const names = scenarios.map(({ name }) => `${name}.txt`);
    expect(existsSync(folder) && readdirSync(folder).toSorted()).toEqual(names.toSorted());
  });

  it.each(scenarios)('have no fault that is not known: $name', ({ name, once }) => {
    const known = knownFaults[name] ?? [];
    const found = faultsOf(readFileSync(join(folder, `${name}.txt`), 'utf8'), once);
    expect(found.filter((fault) => !known.includes(fault))).toEqual([]);
  });
});

describe('the checks of a transcript', () => {
  it.each([
    ['a button without a name', ['Druckknopf.'], '“Druckknopf.” has no name (after Tab)'],
    [
      'an error that is heard twice',
      ['PLZ. Fehler: Die PLZ fehlt.', 'live: Fehler: Die PLZ fehlt.'],
      '“Fehler: Die PLZ fehlt.” is heard twice (after Tab)',
    ],
    [
      'an error beside the message of the form',
      ['live: Bitte korrigieren Sie Ihre Angaben.', 'live: PLZ. Fehler: Die PLZ fehlt.'],
      '“live: PLZ. Fehler: Die PLZ fehlt.” is heard beside the message of the form (after Tab)',
    ],
  ])('find %s', (_, lines, fault) => {
    expect(faultsOf(heard(...lines))).toEqual([fault]);
  });

  it('accept a radio, whose state and role follow its name', () => {
    expect(faultsOf(heard('Digital auf dem Smartphone.', 'ausgewählt Radioknopf'))).toEqual([]);
  });

  it('find an expected error that is not heard', () => {
    expect(faultsOf(heard('Passwort Passworttext.'), ['Fehler: '])).toEqual([
      '“Fehler: ” is heard 0 times, not once.',
    ]);
  });

  const place = (top, left, part = 'MAIN#main') => ({ name: 'x', part, top, bottom: top + 10, left });
  it.each([
    ['down', place(0, 0), place(20, 0), 0],
    ['to the right', place(0, 0), place(0, 20), 0],
    ['up', place(20, 0), place(0, 0), 1],
    ['to the left', place(0, 20), place(0, 0), 1],
    ['to another part of the page', place(20, 0), place(0, 0, 'FOOTER#'), 0],
  ])('follow a focus that goes %s', (_, before, here, faults) => {
    expect(orderFault(before, here)).toHaveLength(faults);
  });
});
