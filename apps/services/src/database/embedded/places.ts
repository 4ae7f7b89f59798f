import { join } from 'node:path';

/** Returns the folders in a data folder: of the database, and of a new one while it is created. */
export const placesIn = (dataDir: string) => ({
  database: join(dataDir, 'postgres'),
  draft: join(dataDir, 'postgres.new'),
});
