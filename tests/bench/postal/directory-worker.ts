import { parentPort, workerData } from 'node:worker_threads';
import { startDirectoryService } from '../../../apps/services/test-support/streets/directory-service.ts';

// Runs the service of the measurement on another processor, as a service on another machine does.
const { directory, url } = await startDirectoryService(Number(workerData));
parentPort?.postMessage({ url, count: directory.count, samples: directory.sample(2000) }, []);
