import { generateStreets } from './generated-streets.ts';
import { placesOf } from './places.ts';
import { json, startStreetService } from './street-service.ts';

/** Starts a shop's own service over generated German streets. */
export async function startDirectoryService(count: number) {
  const directory = generateStreets(placesOf('DE'), count);
  const service = await startStreetService((response, { body }) =>
    json(response, { suggestions: directory.find(JSON.parse(body)) }),
  );
  return { directory, ...service };
}
