import pg from 'pg';

/**
 * Runs one query.
 * @param {string} url
 * @param {string} text
 * @returns {Promise<Record<string, unknown>[]>}
 */
export async function ask(url, text) {
  const client = new pg.Client({ connectionString: url });
  // If the server ends between two queries, the client reports that with an event, beside the failed query.
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
