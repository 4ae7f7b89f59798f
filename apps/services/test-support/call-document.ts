import type { OpenApi } from '../src/server/reference/document.ts';
import { openTestApp } from './test-app.ts';

/** Fetches the document from a server of its own, so that a file can name its tests after the calls. */
async function fetchDocument(): Promise<OpenApi> {
  const app = await openTestApp();
  const answer = await app.send('/service/openapi.json');
  await app.close();
  return await answer.json();
}

/** The document as a server sends it. */
export const callDocument = await fetchDocument();

/** Every call of the document. */
export const documentedCalls = Object.entries(callDocument.paths).flatMap(([path, { servers, ...methods }]) =>
  Object.entries(methods).map(([method, operation]) => ({
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    /** The addresses that the call is below. */
    bases: servers?.map(({ url }) => url) ?? ['/service', '/embed/service'],
    operation,
  })),
);
