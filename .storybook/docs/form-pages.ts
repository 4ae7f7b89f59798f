import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { node } from '../../scripts/shared/tool.mjs';
import { mdxPage } from './mdx-page.ts';

/** The folder that the command below writes, and the folder in which main.ts finds the pages. */
const source = new URL('../../flows/dist/', import.meta.url);
const folder = new URL('../.cache/forms/', import.meta.url);

const title = /^# (.*)/;
const link = /\]\(([\w-]+)\.md(#[^)]*)?\)/g;
const idOf = (name: string) => `forms-${name.toLowerCase()}`;

/** Returns a page of Storybook for a part of the forms' documentation. @param name of its file, such as `site-hu` */
export function formPage(name: string, markdown: string): string {
  const text = markdown.replaceAll(link, (_, to, anchor = '') => `](?path=/docs/${idOf(to)}--docs${anchor})`);
  const page = name === 'README' ? 'Overview' : title.exec(markdown)?.[1];
  return mdxPage(`What the forms ask/${name.startsWith('site-') ? 'Sites/' : ''}${page}`, idOf(name), text);
}

/** Writes the pages about all forms. */
export async function writeFormPages(): Promise<void> {
  const written = await node(['--conditions=@crema/source', 'apps/registration/build/forms.mjs']);
  if (written.code !== 0) throw new Error('The pages about the forms cannot be written.');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(source)) {
    const name = file.replace('.md', '');
    const page = formPage(name, readFileSync(new URL(file, source), 'utf8'));
    writeFileSync(new URL(`${idOf(name)}.mdx`, folder), page);
  }
}
