import { readFileSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders } from 'node:http';

/**
 * The baseline: the minimal Node server that sends the same bytes with the same headers. Reads them as JSON, by path, from
 * the file in its first argument; listens on the port in its second.
 */
const [, , file = '', port = '0'] = process.argv;
const pages: Record<string, { headers: OutgoingHttpHeaders; body: string }> = JSON.parse(
  readFileSync(file, 'utf8'),
);
const sent = new Map(
  Object.entries(pages).map(([path, { headers, body }]) => [
    path,
    { headers, bytes: Buffer.from(body, 'base64') },
  ]),
);
createServer((request, response) => {
  const { headers, bytes } = sent.get(request.url!)!;
  response.writeHead(200, headers);
  response.end(bytes);
}).listen(Number(port), '127.0.0.1');
