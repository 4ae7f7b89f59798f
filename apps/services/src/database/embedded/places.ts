import { join } from 'node:path';

/** Where the database of a data folder is, and where it is while it is made or replaced. */
export const placesIn = (dataDir: string) => ({
  database: join(dataDir, 'postgres'),
  draft: join(dataDir, 'postgres.new'),
  former: join(dataDir, 'postgres.old'),
});
