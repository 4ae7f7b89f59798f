/** The entries of a form as in `FormData`, without files. A key may occur several times. */
export type Entries = readonly (readonly [key: string, value: string])[];

export const entriesOf = (data: FormData): Entries =>
  [...data].flatMap(([key, value]) =>
    typeof value === 'string' && key !== 'password' ? [[key, value]] : [],
  );

export const listOf = (entries: Entries, name: string): readonly string[] =>
  entries.flatMap(([key, value]) => (key === name ? [value] : []));

export const textOf = (entries: Entries, name: string): string => listOf(entries, name)[0] ?? '';

export const birthDateOf = (entries: Entries, name: string) => ({
  day: textOf(entries, `${name}.day`),
  month: textOf(entries, `${name}.month`),
  year: textOf(entries, `${name}.year`),
});

export const phoneOf = (entries: Entries, name: string) => ({
  prefix: textOf(entries, `${name}.prefix`) || '+48',
  number: textOf(entries, `${name}.number`),
});
