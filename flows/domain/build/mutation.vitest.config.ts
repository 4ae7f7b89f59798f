import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['@crema/source', ...defaultServerConditions];

/**
 * The domain's own tests and nothing else, for mutation testing: no browser, no database. Left out are the tests that
 * read the sources, the docs or the clock; in mutated code they would judge what mutation testing writes into it.
 */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    exclude: ['**/patterns.test.ts', '**/linear-time.test.ts', '**/documents.test.ts'],
    setupFiles: ['build/mutation.setup.ts'],
  },
});
