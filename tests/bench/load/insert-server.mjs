// Does the least that a server can do to store a request: reads a body and inserts one row. Started by load.mjs and bench-events.mjs.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import process from 'node:process';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.argv[2], keepAlive: true });
await pool.query('create table if not exists bare (id uuid primary key, body jsonb not null)');

const server = createServer((request, response) => {
  const parts = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    const body = Buffer.concat(parts).toString();
    pool.query('insert into bare (id, body) values ($1, $2)', [randomUUID(), body]).then(
      () => response.writeHead(201, { 'Content-Type': 'application/json' }).end('{}'),
      () => response.writeHead(503).end(),
    );
  });
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: server.address().port }));
