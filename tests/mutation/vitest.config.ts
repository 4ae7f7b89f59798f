import { join } from 'node:path';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['@crema/source', ...defaultServerConditions];

/**
 * Runs the tests of the domain that need no browser and no database, in a mutated copy of the domain. It leaves out tests that
 * read the sources, the docs or the clock, because they would fail because of the mutation itself.
 */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    exclude: ['**/patterns.test.ts', '**/linear-time.test.ts', '**/documents.test.ts'],
    setupFiles: [join(import.meta.dirname, 'setup.ts')],
  },
});
