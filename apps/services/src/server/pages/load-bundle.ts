import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ConsentDocument, flows, readConsentDocuments, shopOptions, siteKeys } from '@crema/flow-domain';
import { documentsFor } from '@crema/flow-domain/server';
import type { ServedForm } from '@crema/page-contract';
import * as v from 'valibot';
import { errorCode } from '../../core/log/log.ts';
import { isSafeOrigin, noSafeOrigin } from '../http/origin.ts';
import type { AppBundle, PrerenderedPage } from './app-bundle.ts';
import { type Asset, loadAssets, loadFile, sendable, tagOf } from './load-assets.ts';

// A wrong spelling would refuse the embedder for ever, without an error for the author of the brand.
const embedderOrigin = v.pipe(
  v.string(),
  v.check(isSafeOrigin, ({ input }) => noSafeOrigin(input)),
);

const consentDocuments = v.custom<readonly ConsentDocument[]>(
  (value) => readConsentDocuments(value) !== undefined,
);

const servedForm = v.object({
  flow: v.picklist(flows),
  variant: v.object({
    withAddress: v.optional(v.boolean()),
    passwordRequired: v.optional(v.boolean()),
    hidePassword: v.optional(v.boolean()),
  }),
  paths: v.pipe(v.tupleWithRest([v.string()], v.string()), v.readonly()),
  next: v.optional(v.string()),
}) satisfies v.GenericSchema<unknown, ServedForm>;

const serverModule = v.object({
  buildId: v.optional(v.string()),
  hosts: v.record(v.string(), v.picklist(siteKeys)),
  companyTerms: v.array(v.string()),
  // The default of tracking's option.
  cardWord: v.optional(v.string(), 'card'),
  options: v.optional(v.record(v.string(), shopOptions), {}),
  documents: v.optional(v.record(v.picklist(siteKeys), consentDocuments), {}),
  forms: v.record(v.string(), servedForm),
  consentsPage: v.optional(v.pick(servedForm, ['paths'])),
  confirmPage: v.optional(v.pick(servedForm, ['paths'])),
  accountPages: v.optional(
    v.object({
      login: servedForm.entries.paths,
      password: servedForm.entries.paths,
      account: servedForm.entries.paths,
    }),
  ),
  render: v.function(),
  leadsTo: v.optional(v.function()),
  parameters: v.optional(v.array(v.string()), []),
  // The app uses its own origins. Here they are only checked.
  embedderOrigins: v.optional(v.record(v.string(), v.array(embedderOrigin))),
});

// After the first slash, a second one or a backslash would name another host. A header takes no blanks or line breaks.
const destination = v.pipe(v.string(), v.regex(/^(?:\/(?![/\\])|https?:\/\/)[\x21-\x7e]*$/));

const openerPolicy = v.optional(v.literal('unsafe-none'));

const renderedPage = v.object({
  status: v.number(),
  location: v.optional(v.string()),
  html: v.optional(v.string()),
  csp: v.optional(v.string()),
  openerPolicy,
  isFrameable: v.optional(v.boolean()),
});

const pageIndex = v.record(
  v.picklist(siteKeys),
  v.record(
    v.string(),
    v.object({ file: v.string(), csp: v.string(), openerPolicy, payload: v.optional(v.string()) }),
  ),
);

async function loadPages(folder: string): Promise<ReadonlyMap<string, PrerenderedPage>> {
  const index = v.parse(pageIndex, JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')));
  const files = [
    ...new Set(
      Object.values(index).flatMap((paths) =>
        Object.values(paths).flatMap(({ file, payload }) =>
          payload === undefined ? [file] : [file, payload],
        ),
      ),
    ),
  ];
  // A page and its aliases are one file, read once.
  const contents = new Map(
    await Promise.all(files.map(async (file) => [file, await loadFile(join(folder, file))] as const)),
  );
  return new Map(
    Object.entries(index).flatMap(([site, paths]) =>
      Object.entries(paths).flatMap(([path, { file, payload: data = '', ...headers }]) => {
        const content = contents.get(file);
        if (!content) return [];
        const known = contents.get(data);
        const payload = known && { tag: tagOf(known), ...sendable(known) };
        const page = { ...headers, tag: tagOf(content, headers.csp), ...sendable(content), payload };
        return [[`${site} ${path}`, page] as const];
      }),
    ),
  );
}

const bothForms = { html: v.string(), text: v.string() };
const letters = v.record(
  v.picklist(siteKeys),
  v.record(
    v.string(),
    v.object({
      ...bothForms,
      subject: v.string(),
      unsubscribe: v.optional(v.string()),
      document: v.object(bothForms),
    }),
  ),
);

type Letters = v.InferOutput<typeof letters>;

/** Reads the letters of an app. One that sends none has no file. */
async function loadLetters(file: string): Promise<Letters> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return '{}';
    throw error;
  });
  return v.parse(letters, JSON.parse(text));
}

/** The files of an app: its prerendered pages, its assets and its letters. */
type AppFiles = Pick<AppBundle, 'prerendered' | 'asset' | 'mail'>;

/** Reads the exports of the app's server module, and checks them. @throws if they have another shape */
export function bundleOf(module: unknown, files: AppFiles): AppBundle {
  const {
    buildId,
    hosts,
    companyTerms,
    cardWord,
    options,
    documents,
    forms,
    consentsPage,
    confirmPage,
    accountPages,
    render,
    leadsTo,
    parameters,
  } = v.parse(serverModule, module);
  return {
    ...files,
    buildId,
    hosts: new Map(Object.entries(hosts)),
    companyTerms,
    cardWord,
    options: (flow) => (Object.hasOwn(options, flow) ? (options[flow] ?? {}) : {}),
    documents: (site) => documents[site] ?? documentsFor(site),
    form: (name) => {
      const all = Object.entries(forms);
      // A page that was open during an update may still post to the name of its flow.
      const entry = all.find(([routeId]) => routeId === name) ?? all.find(([, { flow }]) => flow === name);
      return entry && { routeId: entry[0], form: entry[1] };
    },
    consentsPage,
    confirmPage,
    accountPages,
    leadsTo: ({ next = '/' }, ...asked) => (leadsTo ? v.parse(destination, leadsTo(...asked)) : next),
    parameters,
    render: async (url, state) => v.parse(renderedPage, await render(url, state)),
  };
}

/**
 * Loads the built app from its folder: `server/index.js`, `pages/` and `client/`. A build of another shape is an error at the
 * start, so that no shopper meets it.
 */
export async function loadBundle(appDir: string): Promise<AppBundle> {
  const [module, pages, assets, letters]: [
    unknown,
    ReadonlyMap<string, PrerenderedPage>,
    ReadonlyMap<string, Asset>,
    Letters,
  ] = await Promise.all([
    import(/* @vite-ignore */ pathToFileURL(join(appDir, 'server/index.js')).href),
    loadPages(join(appDir, 'pages')),
    loadAssets(join(appDir, 'client')),
    loadLetters(join(appDir, 'mails.json')),
  ]);
  return bundleOf(module, {
    prerendered: (site, path) => pages.get(`${site} ${path}`),
    asset: (path) => assets.get(path),
    mail: (site, name) => letters[site]?.[name],
  });
}
