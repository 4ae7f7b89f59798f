import { existsSync } from 'node:fs';
import { defaultServerConditions, runnerImport } from 'vite';
import { isSafeOrigin, noSafeOrigin } from '@crema/services/safe-origin';
import { siteKeys } from '../../../../flows/domain/build/for-apps.ts';
import type { BrandModule } from '../../src/brand/brand.ts';
import { trackingDefine } from '../tracking-define.ts';
import { brandFile } from './brand-file.ts';

let loading: Promise<BrandModule> | undefined;

async function load(): Promise<BrandModule> {
  if (!existsSync(brandFile)) throw new Error(`BRAND names ${brandFile}, which is not there.`);
  const before = process.env['NODE_ENV'];
  const { module } = await runnerImport<BrandModule>(brandFile, {
    configFile: false,
    define: trackingDefine,
    environments: {
      inline: {
        resolve: { conditions: ['@crema/source', ...defaultServerConditions], noExternal: [/^@crema\//] },
      },
    },
  });
  // Vite has declared all that follows to be development.
  if (before === undefined) delete process.env['NODE_ENV'];
  for (const part of ['brand', 'hosts', 'panels', 'files'] as const)
    if (!module[part]) throw new Error(`The brand's file ${brandFile} exports no '${part}'.`);
  const wrong = siteKeys
    .flatMap((site) => module.brand.embedderOrigins?.(site) ?? [])
    .find((origin) => !isSafeOrigin(origin));
  if (wrong !== undefined) throw new Error(noSafeOrigin(wrong));
  return module;
}

/**
 * The brand that the product is built for, for a build. It draws, so it is more than Node can load by itself.
 * @throws in a sentence where the file is missing, incomplete or wants another setting
 */
export const loadBrand = (): Promise<BrandModule> => (loading ??= load());
