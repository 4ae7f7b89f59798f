// Writes the tables of all sites and of their documents from the site files, so that a new site needs its own files
// alone. `--check` only compares.
import { writeOrCheck } from '../../../scripts/shared/write-or-check.mjs';
import { readSites } from './site-files.mjs';

const head = '// Generated from the files of this folder by `npm run generate`; do not edit.';
const sites = await readSites().catch((error) => {
  console.error(`sites: ${error.message}`);
  process.exit(1);
});
const byFile = sites.toSorted((a, b) => (a.name < b.name ? -1 : 1));
const hasSuperseded = (/** @type {{superseded: string[]}} */ { superseded }) => superseded.length > 0;

const outputs = {
  'sites/sites.gen.ts': [
    head,
    ...byFile.map(({ name, variable }) => `import { ${variable} } from './${name}.ts';`),
    "import type { Site } from './site.ts';",
    '',
    '/** Every site by its key, the fallback first. */',
    'export const sites = {',
    ...sites.map(({ key, variable }) => `  ${key}: ${variable} satisfies Site<'${key}'>,`),
    '} as const;',
    '',
    "/** Every site's key, the fallback first. */",
    `export const siteKeys: readonly (keyof typeof sites)[] = [${sites.map(({ key }) => `'${key}'`).join(', ')}];`,
  ],
  'documents/documents.gen.ts': [
    head,
    "import type { SiteKey } from '../sites/index.ts';",
    ...byFile.map(({ name, documents }) => `import { ${documents.join(', ')} } from './${name}.ts';`),
    "import type { ConsentDocument } from './document.ts';",
    '',
    "/** Every site's documents, by its key. */",
    'export const documents = {',
    ...sites.map(({ key, documents }) => `  ${key}: [${documents.map((list) => `...${list}`).join(', ')}],`),
    '} as const satisfies Record<SiteKey, readonly ConsentDocument[]>;',
  ],
  'documents/superseded/superseded.gen.ts': [
    head,
    "import type { SiteKey } from '../../sites/index.ts';",
    "import type { ConsentDocument } from '../document.ts';",
    ...byFile
      .filter(hasSuperseded)
      .map(({ name, superseded }) => `import { ${superseded.join(', ')} } from './${name}.ts';`),
    '',
    "/** Every site's versions that were in force before, by its key; a site without one is left out. */",
    'export const superseded = {',
    ...sites.filter(hasSuperseded).map(({ key, superseded }) => `  ${key}: ${superseded.join(', ')},`),
    '} as const satisfies Partial<Record<SiteKey, readonly ConsentDocument[]>>;',
  ],
};

writeOrCheck(
  new URL('../src/', import.meta.url),
  new Map(Object.entries(outputs).map(([path, lines]) => [path, `${lines.join('\n')}\n`])),
);
console.log(`sites: ${sites.map(({ key }) => key).join(', ')}`);
