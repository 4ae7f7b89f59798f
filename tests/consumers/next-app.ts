import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { buildOnce } from '../support/build-once.ts';
import { installed } from './installed.ts';
import { buildNext } from './next-server.ts';
import { tarballs } from './tarballs.ts';
import { inputsOf } from './vite-site.ts';

const fixtures = ['next-app', 'fields-app'];
const fixture = (name: string) => join(import.meta.dirname, name);

type NextApp = Awaited<ReturnType<typeof installed>>;

/**
 * Creates a Next.js app with the oldest peers and the eighteen fields of `fields-app` under both of its
 * routers.
 */
export async function nextApp(): Promise<NextApp> {
  const app = await installed(await tarballs('design-system'), fixture('next-app'), {
    peers: 'least',
    more: ['next', '@types/node', 'babel-plugin-react-compiler'],
  });
  for (const file of ['fields-page', 'typed-fields', 'choice-fields']) {
    await cp(join(fixture('fields-app/src'), `${file}.tsx`), join(app.folder, `fields/${file}.tsx`));
  }
  return app;
}

/**
 * Builds the app unless the same app was built before. It copies the build output to the folder that Next.js
 * reads.
 */
export async function buildNextOnce({ folder }: NextApp): Promise<void> {
  const inputs = await inputsOf(
    await tarballs('design-system'),
    ...fixtures.map((name) => `tests/consumers/${name}`),
  );
  const built = await buildOnce('next-app', inputs, async (draft) => {
    await buildNext(folder);
    // Only the next build would use its cache.
    const filter = (path: string) => path !== join(folder, '.next/cache');
    await cp(join(folder, '.next'), join(draft, '.next'), {
      recursive: true,
      verbatimSymlinks: true,
      filter,
    });
  });
  // Its links to packages are relative, so they work in every app.
  if (!existsSync(join(folder, '.next')))
    await cp(join(built, '.next'), join(folder, '.next'), { recursive: true, verbatimSymlinks: true });
}
