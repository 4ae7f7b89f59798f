import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { root } from '../../scripts/shared/places.mjs';
import usual from '../../vitest.config.ts';
import { ariaMutants } from './plugin.mjs';

const setup = join(import.meta.dirname, 'setup.ts');

const rendering = ['unit', 'browser', 'browser-alone', 'stories'];

/** The projects that render components, with instrumented sources. */
export default defineConfig({
  root,
  test: {
    projects: (usual.test?.projects ?? []).flatMap((project) => {
      if (typeof project !== 'object' || project instanceof Promise) return [];
      const { test, plugins = [] } = project;
      if (!rendering.some((name) => name === test?.name)) return [];
      const setupFiles = [setup, ...[test?.setupFiles ?? []].flat()];
      const instrumented = {
        root,
        plugins: [...plugins, ariaMutants()],
        test: { ...test, retry: 0, setupFiles },
      };
      return [Object.assign(project, instrumented)];
    }),
  },
});
