// The thread that reads the postal codes, so that no request waits for it. What it makes is handed over, not copied.
import { parentPort, workerData } from 'node:worker_threads';
import type { CountryIndex } from './country-index.ts';
import { loadPostal } from './load-postal.ts';

function memoryOf(index: CountryIndex): readonly ArrayBuffer[] {
  const { towns, otherKeys, codes, townOfKey, townOfPair, firstPair, firstCode, codeOfTown } = index;
  const columns = [townOfKey, townOfPair, firstPair, firstCode, codeOfTown];
  return [towns, otherKeys, codes]
    .flatMap(({ bytes, starts }) => [bytes.buffer, starts.buffer])
    .concat(columns.map(({ buffer }) => buffer));
}

const loaded = loadPostal(workerData);
parentPort?.postMessage(loaded, [...loaded.countries.values()].flatMap(memoryOf));
