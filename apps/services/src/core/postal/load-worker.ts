// Reads the postal codes in a thread, so that no request waits for it. The result is transferred, not copied.
import { parentPort, workerData } from 'node:worker_threads';
import type { CountryIndex } from './country-index.ts';
import { loadPostal } from './load-postal.ts';

function memoryOf(index: CountryIndex): readonly ArrayBuffer[] {
  return Object.values<CountryIndex[keyof CountryIndex]>({ ...index }).flatMap((column) =>
    'bytes' in column ? [column.bytes.buffer, column.starts.buffer] : [column.buffer],
  );
}

const loaded = loadPostal(workerData);
parentPort?.postMessage(loaded, [...loaded.countries.values()].flatMap(memoryOf));
