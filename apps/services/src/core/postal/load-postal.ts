import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { type CountryIndex, indexOf } from './country-index.ts';
import { unpack } from './packed-file.ts';
import { readFolder } from './read-folder.ts';

/** The sources of the postal codes. */
export interface PostalSource {
  /** The packed file of all countries. */
  readonly file: string;
  /** A folder whose `<CC>.tsv` files add countries or replace packed ones. */
  readonly folder: string | undefined;
}

/** All countries by their code, and a sentence for each file of the folder that is not used. */
export interface LoadedPostal {
  readonly countries: ReadonlyMap<string, CountryIndex>;
  readonly complaints: readonly string[];
}

/** Reads all data. This takes a moment, so run it in a thread of its own. Throws if the packed file cannot be read. */
export function loadPostal({ file, folder }: PostalSource): LoadedPostal {
  const packed = unpack(readFileSync(file));
  const own = folder === undefined ? { countries: [], complaints: [] } : readFolder(folder);
  const countries = new Map([...packed, ...own.countries].map(([code, columns]) => [code, indexOf(columns)]));
  return { countries, complaints: own.complaints };
}

/** A load under way. */
export interface Loading {
  /** Rejects when the packed file cannot be read, or when the load was ended. */
  readonly loaded: Promise<LoadedPostal>;
  /** Ends the thread; after the load it does nothing. */
  readonly end: () => Promise<void>;
}

/** Reads the postal codes in a thread of its own, which ends with it. */
export function startLoading(source: PostalSource): Loading {
  const worker = new Worker(new URL('load-worker.ts', import.meta.url), { workerData: source });
  const loaded = new Promise<LoadedPostal>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread ended before the postal codes were read.')));
  });
  return {
    loaded,
    end: async () => void (await worker.terminate()),
  };
}
