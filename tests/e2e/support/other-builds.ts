import { cpSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dist as ownBuild, root } from '../../../scripts/shared/places.mjs';
import { buildOnce, passOnce } from '../../support/build-once.ts';
import { hashesOf } from '../../support/sources.ts';
import { addField } from '../new-field/add-field.ts';
import { type CopiedRepository, copyRepository } from './copied-repository.ts';

/** The sources of a build of the product. */
const product = [
  'apps',
  'design-system',
  'flows',
  'scripts',
  'tracking',
  'package.json',
  'pnpm-workspace.yaml',
  'tailwind.config.ts',
  'tsconfig.base.json',
];
const dist = 'apps/registration/dist';
const tenthSite = 'tests/e2e/tenth-site/files';
const newField = 'tests/e2e/new-field';
const german = 'flows/domain/src/messages/de-DE.json';

const inputs = async (...more: readonly string[]) => [
  JSON.stringify([...(await hashesOf(root, [...product, 'tests/e2e/support/other-builds.ts', ...more]))]),
];

/**
 * Builds the product of a copy with fast compression. No test measures its files, and the best compression
 * takes a quarter of the build time.
 */
async function buildQuickly(copy: CopiedRepository): Promise<void> {
  const file = join(copy.folder, 'apps/page-shell/build/compress.mjs');
  const script = await readFile(file, 'utf8');
  const quick = script.replace('BROTLI_MAX_QUALITY', 'BROTLI_MIN_QUALITY').replace('level: 9', 'level: 1');
  if (!quick.includes('BROTLI_MIN_QUALITY')) throw new Error(`${file} does not say how hard it compresses.`);
  await writeFile(file, quick);
  await copy.run('apps/registration/build/build.mjs');
}

async function inCopy(env: NodeJS.ProcessEnv, work: (copy: CopiedRepository) => Promise<void>) {
  // With Vitest's own environment the build would contain the development build of React.
  const copy = await copyRepository({ ...env, NODE_ENV: 'production' });
  try {
    await work(copy);
  } finally {
    await copy.remove();
  }
}

/** Builds the product for the second brand. @returns the folder that the services are given as `APP_DIR` */
export async function buildForSecondBrand(): Promise<string> {
  const env = { BRAND: 'tests/e2e/second-brand/nordwerk/brand.ts', TRACKING_ENVIRONMENT: 'staging' };
  const files = await inputs('tests/e2e/second-brand/nordwerk');
  const built = await buildOnce('second-brand', [...files, JSON.stringify(env)], async (draft) => {
    await inCopy(env, async (copy) => {
      await buildQuickly(copy);
      cpSync(join(copy.folder, dist), join(draft, 'dist'), { recursive: true });
    });
  });
  return join(built, 'dist');
}

/** The paths of the sources that a recipe has added or changed, sorted. */
interface Changed {
  readonly bySite: readonly string[];
  readonly byField: readonly string[];
}

/** A build of a copy that has a tenth site, a new field and another sentence on the German sign-up. */
export interface NextBuild {
  /** The folder that the services get as `APP_DIR`. */
  readonly dist: string;
  /** The sources that the site and the field have added or changed. */
  readonly sources: string;
  readonly changed: Changed;
}

/** The sentence that identifies the next build. */
export const newSentence = 'In einer Minute gehören Sie dazu.';

async function changeSentence({ folder }: CopiedRepository): Promise<void> {
  const file = join(folder, german);
  const texts = await readFile(file, 'utf8');
  await writeFile(file, texts.replace(/(?<="page\.registrationPage\.intro": ")[^"]+/, newSentence));
}

/**
 * Builds the next version of the product, which a deployment delivers while pages of this repository's own
 * build are open. Two suites share this build: that of the recipes and that of deployments.
 */
export async function buildNext(): Promise<NextBuild> {
  // The build contains the files of the previous build, so it depends on that too.
  const { id }: { id: string } = JSON.parse(await readFile(join(ownBuild, 'files.json'), 'utf8'));
  const built = await buildOnce('next', [...(await inputs(tenthSite, newField)), id], async (draft) => {
    await inCopy({ DELIVERED_BUILD: ownBuild }, async (copy) => {
      const bySite = await copy.changedBy(async () => {
        await cp(join(root, tenthSite), copy.folder, { recursive: true });
        await copy.run('flows/domain/build/sites.mjs');
        await copy.run('flows/domain/build/messages.mjs');
      });
      const byField = await copy.changedBy(async () => {
        await addField(copy.folder);
        await copy.run('flows/domain/build/messages.mjs');
        await copy.run('apps/services/build/migrations.mjs');
      });
      for (const path of [...bySite, ...byField])
        await cp(join(copy.folder, path), join(draft, 'sources', path), { recursive: true });
      const changed: Changed = { bySite, byField };
      await writeFile(join(draft, 'changed.json'), JSON.stringify(changed));
      await changeSentence(copy);
      await buildQuickly(copy);
      cpSync(join(copy.folder, dist), join(draft, 'dist'), { recursive: true });
    });
  });
  const changed: Changed = JSON.parse(await readFile(join(built, 'changed.json'), 'utf8'));
  return { changed, dist: join(built, 'dist'), sources: join(built, 'sources') };
}

/** Compiles the packages of a copy that has the next sources, unless the same sources have compiled before. */
export async function compileNext(copy: CopiedRepository): Promise<void> {
  await passOnce('types-of-next', await inputs(tenthSite, newField), () =>
    copy.run('node_modules/typescript/bin/tsc', '-b', 'apps/registration', 'apps/services'),
  );
}
