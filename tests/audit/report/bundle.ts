import { copyFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Row } from '../rows.ts';
import { verdictsOn } from '../verdict.ts';
import { clausesOf } from './clauses.ts';
import { earlOf } from './earl.ts';
import { type Facts, openAcrText } from './openacr.ts';
import { readingPage, type Screen } from './reading-page.ts';
import { criterionPage, fileOf, indexPage, picturesPage } from './pages.ts';
import { statementOf } from './statement.ts';

/** Writes all parts of the bundle into a folder that has the pictures. */
export async function writeBundle(
  folder: string,
  rows: readonly Row[],
  facts: Facts,
  screens: readonly Screen[],
): Promise<void> {
  const isPartial = facts.missing.length > 0;
  const verdicts = verdictsOn(rows, isPartial);
  const write = (name: string, content: string) => writeFile(join(folder, name), content);
  await write('index.html', indexPage(verdicts, clausesOf(verdicts, rows, isPartial), rows, facts));
  for (const { number, name, people, rows: of } of verdicts)
    await write(fileOf(number), criterionPage(`${number} ${name}`, people, of));
  const settings = rows.filter(({ criterion }) => criterion === '11.7');
  await write(fileOf('11.7'), criterionPage('EN 301 549 11.7 User preferences', undefined, settings));
  const pictures = (await readdir(join(folder, 'pictures'))).toSorted();
  await write('pictures.html', picturesPage(pictures.map((name) => name.replace(/\.jpg$/, ''))));
  await write('reading.html', readingPage(screens));
  await write('openacr.yaml', openAcrText(verdicts, rows, facts));
  await write('earl.jsonld', `${JSON.stringify(earlOf(verdicts, facts), undefined, 1)}\n`);
  for (const language of facts.languages)
    await write(`statement-${language}.html`, statementOf(language, verdicts, facts));
  await copyFile(join(import.meta.dirname, 'session.md'), join(folder, 'session.md'));
}
