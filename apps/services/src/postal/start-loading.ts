import { Worker } from 'node:worker_threads';
import type { LoadedPostal, PostalSource } from './load-postal.ts';

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
