import { createApi } from './create-api.ts';
import type { Early } from './start.ts';
import type { CollectOnTrackApi } from '../api/api.ts';
import { fetchPart } from './parts.ts';

/** Takes over the calls and messages that the start has kept. Opens the inspector if the address ends with `#inspect-tracking`. */
export function takeOver(early: readonly Early[]): CollectOnTrackApi {
  const api = createApi(window, fetchPart, early);
  if (location.hash === '#inspect-tracking') api.inspect();
  return api;
}
