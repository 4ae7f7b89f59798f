import type { Verdict } from '../verdict.ts';
import { listOf, pageOf, text } from './html.ts';
import type { Facts } from './openacr.ts';
import { statements } from './statements.ts';

/**
 * Returns the accessibility statement in a language.
 * @throws if there is no statement in the language
 */
export function statementOf(language: string, verdicts: readonly Verdict[], { date, email }: Facts): string {
  const words = statements[language];
  if (!words) throw new Error(`There is no statement in ${language}.`);
  const of = (...levels: readonly Verdict['adherence'][]) =>
    verdicts.filter(({ adherence }) => levels.includes(adherence));
  const [supported, open, faults] = [
    of('supports', 'not-applicable'),
    of('not-evaluated'),
    of('partially-supports'),
  ];
  const put = (sentence: string, count = 0) =>
    text(
      sentence
        .replace('{name}', 'Crema')
        .replace('{count}', String(count))
        .replace('{all}', String(verdicts.length))
        .replace('{date}', new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(date))),
    );
  // WCAG has no official translation in each language, so the names stay English.
  const names = (some: readonly Verdict[]) =>
    listOf(some.map(({ number, name }) => `${number} <span lang="en">${text(name)}</span>`));
  const paragraph = (html: string) => `<p>${html}</p>`;
  const body = [
    paragraph(put(words.scope)),
    paragraph(put(words.use)),
    `<h2>${put(words.statusTitle)}</h2>`,
    paragraph(put(words.partly)),
    paragraph(put(words.supported, supported.length)),
    faults.length > 0 ? paragraph(put(words.faults)) + names(faults) : paragraph(put(words.none)),
    open.length > 0 ? paragraph(put(words.open, open.length)) + names(open) : '',
    paragraph(put(words.method)),
    `<h2>${put(words.feedbackTitle)}</h2>`,
    paragraph(`${put(words.feedback)} <a href="mailto:${text(email)}">${text(email)}</a>`),
    paragraph(put(words.law)),
    paragraph(put(words.date)),
  ];
  return pageOf(words.title, body.join('\n'), language);
}
