import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteKeys } from '../../flows/domain/src/index.ts';
import { translators } from './dictionary.mjs';
import { differencesOf, readDifferences, writeDifferences } from './differences.mjs';
import { inOneLine, withoutDay, withoutPauses } from './plain.mjs';
import { scenarios } from './scenarios/index.mjs';
import { textsFor, textsOn } from './site-texts.mjs';

const folder = join(import.meta.dirname, 'transcripts');
const names = scenarios.map(({ name }) => name);

describe('the files of the other sites', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));

  it('exist for each of them', () => {
    const others = siteKeys.filter((site) => site !== 'DE').map((site) => `${site}.txt`);
    expect(files.toSorted()).toEqual(others.toSorted());
  });

  it.each(files)('hold differences of scenarios, in their order: %s', (file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const differences = readDifferences(text);
    expect(Array.from(differences.keys()).filter((name) => !names.includes(name))).toEqual([]);
    expect(writeDifferences(differences, names)).toBe(text);
  });
});

describe('the differences of two transcripts', () => {
  const german = 'Tab\n  Vorname.\nTab\n  PLZ.\nTab\n  Ort.\n';
  it.each([
    ['are none if both are equal', german, ''],
    ['are the lines of a step', german.replace('PLZ', 'Code'), '  step 2\n    -   PLZ.\n    +   Code.'],
    [
      'are a step that only the site has',
      `${german}Tab\n  Land.\n`,
      '  before step 4\n    + Tab\n    +   Land.',
    ],
    [
      'are a step that the site has not',
      german.replace('Tab\n  PLZ.\n', ''),
      '  step 2\n    - Tab\n    -   PLZ.',
    ],
    [
      'end where the site lacks a control',
      'Tab\n  Vorname.\nTab\n  not here: There is no x.\n',
      '  step 2\n    not here: There is no x.',
    ],
  ])('%s', (_, heard, differences) => {
    expect(differencesOf(german, heard)).toBe(differences);
  });
});

describe('a line in German', () => {
  const german = {
    name: 'Vorname',
    next: 'Weiter',
    go: 'Fortfahren',
    card: 'Ihre {card}',
    order: '{card} anfordern',
    count: '{count, plural, one {# Angabe ist falsch.} other {# Angaben sind falsch.}}',
    day: '{part, select, day {Der Tag fehlt.} other {Das Jahr fehlt.}}',
  };
  const turkish = {
    name: 'Ad',
    next: 'Devam',
    go: 'Devam',
    card: '{card} kartınız',
    order: '{card} isteyin',
    count: '{count, plural, other {# bilgi yanlış.}}',
    day: '{part, select, day {Gün eksik.} other {Yıl eksik.}}',
    only: 'Ad ve soyad',
  };
  const { fromSite, fromGerman } = translators(turkish, german);

  it.each([
    ['keeps the words of the reader', 'Ad Eingabefeld. Adresse', 'Vorname Eingabefeld. Adresse'],
    ['keeps a text that only the site has', 'Ad ve soyad, Panel', 'Ad ve soyad, Panel'],
    ['keeps a text of another language', 'Prénom Eingabefeld', 'Prénom Eingabefeld'],
    ['marks a text that is not translated', 'Weiter Druckknopf.', '[German: Weiter] Druckknopf.'],
    ['has the values of a text', 'CremaCard kartınız, Panel', 'Ihre CremaCard, Panel'],
    ['has a value at the start of a text', 'live: CremaCard isteyin.', 'live: CremaCard anfordern.'],
    ['has the plural of its number', '1 bilgi yanlış.', '1 Angabe ist falsch.'],
    ['has the plural of another number', '2 bilgi yanlış.', '2 Angaben sind falsch.'],
    ['has the same option of a text', 'Fehler: Yıl eksik.', 'Fehler: Das Jahr fehlt.'],
    ['has texts that are joined without spaces', 'LandAdErika', 'LandVornameErika'],
  ])('%s', (_, line, expected) => {
    expect(fromSite(line)).toBe(expected);
  });

  it('has one text for two if the site has', () => {
    const lines = ['Weiter Druckknopf.', 'Fortfahren Druckknopf.'].map(fromGerman);
    expect(lines).toEqual([lines[0], lines[0]]);
    expect(fromSite('Devam Druckknopf.')).toBe(lines[0]);
  });

  it.each(siteKeys)('is German for every message of %s', (site) => {
    const [texts, wanted] = [textsOn(site), textsOn('DE')];
    const every = translators(texts, wanted);
    const keys = Object.keys(texts).filter((key) => wanted[key] && !texts[key].includes('{'));
    const words = (translate, from) =>
      keys.map((key) => translate(inOneLine(from[key])).replace(/[.!]+$/, ''));
    expect(words(every.fromSite, texts)).toEqual(words(every.fromGerman, wanted));
  });
});

it('finds the text of a button on another site', () => {
  expect(textsFor('Alle annehmen', textsOn('TR'))).toEqual([textsOn('TR')['cookies.acceptAll']]);
});

it('leaves out the day and the pauses between sentences', () => {
  expect(withoutDay('Erteilt am 28., November 2026', '28. November 2026')).toBe('Erteilt am [today]');
  expect(withoutPauses('Panel wird verlassen., Konto, Überschrift')).toBe(
    'Panel wird verlassen. Konto, Überschrift',
  );
});
