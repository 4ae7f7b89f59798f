import type { OpenedServices } from '@crema/services';
import type { DevelopedApp } from './developed-app.ts';
import { loadAppOf } from './load-app.ts';
import type { Sources } from './open-vite.ts';
import { developmentPage, showError } from './page/development-page.ts';
import { answerInScenario } from './scenarios/with-scenarios.ts';
import { answerTouchPoint, touchPointPath } from './touch-point.ts';

/** A request whose answer comes as it is written, to be read here. */
function uncompressed(request: Request): Request {
  const { url, method, body, signal } = request;
  const headers = new Headers(request.headers);
  headers.delete('Accept-Encoding');
  return new Request(url, { method, headers, signal, ...(body && { body, duplex: 'half' }) });
}

/** Answers every address but Vite's own; `away` closes the connection without a response. */
export async function answerRequests(
  app: DevelopedApp,
  sources: Sources,
  services: OpenedServices['services'],
): Promise<(request: Request) => Promise<Response | 'away'>> {
  const { visitors } = app;
  const loadApp = await loadAppOf(app, sources, services);
  return async (received) => {
    const url = new URL(received.url);
    if (url.pathname === touchPointPath) return answerTouchPoint(url);
    const request = uncompressed(received);
    try {
      const answered = await answerInScenario(request, await loadApp(), { db: services.db, visitors });
      return answered === 'away' ? answered : await developmentPage(request, answered, visitors);
    } catch (error) {
      return showError(error);
    }
  };
}
