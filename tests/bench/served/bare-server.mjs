// Sends one page and does nothing else. This is the least that a page can cost. The parent process sends the page and its headers.
import { createServer } from 'node:http';
import process from 'node:process';

process.once('message', ({ headers, body }) => {
  const page = Buffer.from(body, 'base64');
  const { connection: _connection, 'keep-alive': _keepAlive, ...sent } = headers;
  const server = createServer((_request, response) => {
    response.writeHead(200, { ...sent, 'content-length': page.length }).end(page);
  });
  server.listen(0, '127.0.0.1', () => process.send?.(server.address().port));
});
