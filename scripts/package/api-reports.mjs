import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';

/** Sets one log level for all messages of a kind. */
const all = (logLevel) => ({ default: { logLevel } });

/** Messages that no report contains: style rules, and the rule that each export needs a release stage. */
const messages = {
  compilerMessageReporting: all('error'),
  extractorMessageReporting: all('none'),
  tsdocMessageReporting: all('none'),
};

const compilerOptions = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  types: [],
};

/**
 * Returns a report for each entry of a package: the types that it exports, read from its declarations. An
 * entry for many files, such as `./sites/*`, has no report, because its files are data of one type.
 * @param {URL} home of the package, with its declarations built
 * @param {Record<string, string | { types?: string }>} entries as in `publishConfig.exports`
 * @returns {Map<string, string>} report by entry
 * @throws if the declarations contain errors
 */
export function apiReports(home, entries) {
  const folder = mkdtempSync(join(tmpdir(), 'crema-api-'));
  try {
    const typed = Object.entries(entries).flatMap(([entry, { types }]) =>
      types && !types.includes('*') ? [{ entry, file: join(fileURLToPath(home), types) }] : [],
    );
    const configs = typed.map(({ entry, file }) => ({ entry, config: configOf(home, entry, file, folder) }));
    // All entries share one program. A program for each would take a minute.
    const compilerState = CompilerState.create(configs[0].config, {
      additionalEntryPoints: typed.map(({ file }) => file),
    });
    return new Map(
      configs.map(({ entry, config }) => {
        report(config, compilerState);
        return [entry, readFileSync(config.reportFilePath, 'utf8').replaceAll('\r\n', '\n')];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the file name of an entry's report. @param {string} entry */
export const reportName = (entry) =>
  `${entry === '.' ? 'index' : entry.slice(2).replaceAll('/', '-')}.api.md`;

function configOf(home, entry, file, folder) {
  const projectFolder = fileURLToPath(home);
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder,
      mainEntryPointFilePath: file,
      compiler: { overrideTsconfig: { compilerOptions, files: [file] } },
      apiReport: {
        enabled: true,
        reportFileName: reportName(entry),
        reportFolder: folder,
        reportTempFolder: join(folder, 'temp'),
        // The props of a component have a type that no entry exports. The root entry would repeat the types
        // of the others.
        includeForgottenExports: entry !== '.',
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages,
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(projectFolder, 'package.json'),
  });
}

function report(config, compilerState) {
  const errors = [];
  Extractor.invoke(config, {
    localBuild: true,
    compilerState,
    messageCallback: (message) => {
      message.handled = true;
      if (message.logLevel === ExtractorLogLevel.Error)
        errors.push(message.formatMessageWithLocation(config.projectFolder));
    },
  });
  if (errors.length > 0) throw new Error(errors.join('\n'));
}
