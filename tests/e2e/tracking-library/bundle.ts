import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const entry = fileURLToPath(new URL('../../../tracking/src/index.ts', import.meta.url));

/** Bundles the tracking library as a shop would serve it: one file, and the files that it loads later. */
export async function bundleLibrary(): Promise<ReadonlyMap<string, string>> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@crema/source'] },
    build: {
      write: false,
      lib: { entry, formats: ['es'], fileName: 'tracking' },
      rolldownOptions: { output: { minify: true } },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return new Map(
    outputs.flatMap((each) =>
      'output' in each
        ? each.output.flatMap((file) =>
            file.type === 'chunk'
              ? [[`/${file.isEntry ? 'tracking.js' : file.fileName}`, file.code] as const]
              : [],
          )
        : [],
    ),
  );
}
