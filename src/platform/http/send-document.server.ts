import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedDocument, Encoding } from './document-cache.server.ts';

/** Returns the best available encoding that the client accepts. A quality of 0 means that it does not. */
export function chooseEncoding(
  accepted: string | undefined,
  bodies: Partial<Record<Encoding, unknown>>,
): Encoding {
  const takes = (name: string) => {
    const asked = accepted?.split(',').find((part) => part.trim().split(';')[0] === name);
    return asked !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(asked);
  };
  if (bodies.br && takes('br')) return 'br';
  return bodies.gzip && takes('gzip') ? 'gzip' : 'identity';
}

/**
 * Sends a cached document, or 304 when the client has it.
 * @param more headers of this response only: name, value, name, value
 */
export function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  document: CachedDocument,
  more: readonly string[],
): void {
  const headers = [...document.headers, ...more];
  if (request.headers['if-none-match']?.includes(document.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'], document.bodies);
  const body = document.bodies[encoding] ?? document.bodies.identity;
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
  headers.push('Content-Length', String(body.length));
  response.writeHead(200, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}
