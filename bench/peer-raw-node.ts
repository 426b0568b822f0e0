import { createServer } from 'node:http';

/**
 * The baseline: the minimal Node server that sends the same bytes with the same headers. Reads them as JSON from the
 * file in its first argument; listens on the port in its second.
 */
const [, , path = '', port = '0'] = process.argv;
const { readFileSync } = await import('node:fs');
const { headers, body } = JSON.parse(readFileSync(path, 'utf8'));
const bytes = Buffer.from(body, 'base64');
createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
}).listen(Number(port), '127.0.0.1');
