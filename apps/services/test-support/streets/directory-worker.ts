import { parentPort, workerData } from 'node:worker_threads';
import { startDirectoryService } from './directory-service.ts';

// The service of a measurement has a processor of its own, as a service elsewhere has.
const { directory, url } = await startDirectoryService(Number(workerData));
parentPort?.postMessage({ url, count: directory.count, samples: directory.sample(2000) }, []);
