import type { CollectOnTrackApi } from '../api/api.ts';
import { createApi } from './create-api.ts';
import type { Early } from './early.ts';
import { fetchPart } from './parts.ts';

/** Takes over from the start of the library what was asked and posted before. An address with `#inspect-tracking` opens the inspector. */
export function takeOver(early: readonly Early[]): CollectOnTrackApi {
  const api = createApi(window, fetchPart, early);
  if (location.hash === '#inspect-tracking') api.inspect();
  return api;
}
