import { createServer, type RequestListener, type Server } from 'node:http';

export interface ConnectionLimits {
  /** connections at a time; more are closed at once */
  connections: number;
  /** milliseconds for the head of a request, from the first byte or from connecting */
  headersMs: number;
  /** milliseconds for a whole request, its body included */
  requestMs: number;
  /** milliseconds an idle connection stays open for the next request */
  keepAliveMs: number;
  /** milliseconds after which a client is cut that reads nothing of what it asked for; any byte it takes starts them anew */
  stallMs: number;
  /** milliseconds between looks at the first two */
  checkMs: number;
}

export const CONNECTION_LIMITS: Omit<ConnectionLimits, 'connections'> = {
  headersMs: 10_000,
  requestMs: 30_000,
  // Proxies keep theirs for a minute. Were we to close first, a post could meet the closing and be lost.
  keepAliveMs: 65_000,
  stallMs: 60_000,
  checkMs: 5_000,
};

/**
 * A server on which no client can hold memory or a connection for nothing. When it is full, idle connections make room: those
 * who ask come before those who might.
 */
export function createBoundedServer(listener: RequestListener, limits: ConnectionLimits): Server {
  const server = createServer({ connectionsCheckingInterval: limits.checkMs }, listener);
  server.maxConnections = limits.connections;
  server.headersTimeout = limits.headersMs;
  server.requestTimeout = limits.requestMs;
  server.keepAliveTimeout = limits.keepAliveMs;
  // Node sees that nothing moved when its timer ends for the second time: the first look only notes how much is left.
  server.timeout = limits.stallMs / 2;
  server.on('drop', () => server.closeIdleConnections());
  return server;
}
