import type { ComponentApi, FunctionApi } from '../../design-system/build/docs/api/entry-api.mjs';

/** The exports of one entry of the package. */
export type Api = { components: readonly ComponentApi[]; functions: readonly FunctionApi[] };

const texts = import.meta.glob<string>('../../design-system/src/*/*.md', {
  query: '?raw',
  import: 'default',
});
const apis = import.meta.glob<Api>('../../design-system/src/*/*.md', {
  query: '?api',
  import: 'default',
});
const guides = import.meta.glob<string>(['../../design-system/docs/*.md', '../../flows/*/docs/*.md'], {
  query: '?raw',
  import: 'default',
});

/**
 * Loads the page of a component and the exports of its entry.
 * @param folder like `text-field`
 * @returns undefined if the folder has no page
 */
export async function componentPage(folder: string): Promise<{ markdown: string; api: Api } | undefined> {
  const path = `../../design-system/src/${folder}/${folder}.md`;
  const text = texts[path];
  const api = apis[path];
  return text && api ? { markdown: await text(), api: await api() } : undefined;
}

/** Loads a guide by its name, like `theming`. Throws if there is none. */
export async function guide(name: string): Promise<string> {
  const [, text] = Object.entries(guides).find(([file]) => file.endsWith(`/docs/${name}.md`)) ?? [];
  if (!text) throw new Error(`There is no guide docs/${name}.md in the design system or a flow.`);
  return text();
}
