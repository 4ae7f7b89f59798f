import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { installed } from './installed.ts';
import { tarballs } from './tarballs.ts';

const fixture = (name: string) => join(import.meta.dirname, name);

/** An app of Next.js on the oldest peers, with the eighteen fields of `fields-app` under both of its routers. */
export async function nextApp() {
  const app = await installed(await tarballs('design-system'), fixture('next-app'), {
    peers: 'least',
    more: ['next', '@types/node'],
  });
  for (const file of ['fields-page', 'typed-fields', 'choice-fields']) {
    await cp(join(fixture('fields-app/src'), `${file}.tsx`), join(app.folder, `fields/${file}.tsx`));
  }
  return app;
}
