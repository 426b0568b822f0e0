import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Server as SocketServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

export interface ConnectionLimits {
  /** maximum concurrent connections; more are closed at once */
  connections: number;
  /** milliseconds to receive the head of a request, from the first byte or from connecting */
  headersMs: number;
  /** milliseconds to receive a whole request, including its body */
  requestMs: number;
  /** milliseconds an idle connection stays open for the next request */
  keepAliveMs: number;
  /** milliseconds until a client that reads nothing of its response is cut off; any byte it reads resets the timer */
  stallMs: number;
  /** milliseconds that our own work on a request may take before its response begins, such as a change of many documents */
  workMs: number;
  /** milliseconds between checks of the first two timeouts */
  checkMs: number;
}

export const CONNECTION_LIMITS: Omit<ConnectionLimits, 'connections'> = {
  headersMs: 10_000,
  requestMs: 30_000,
  // Longer than the minute proxies use. If we closed first, a POST could arrive during the close and be lost.
  keepAliveMs: 65_000,
  stallMs: 60_000,
  workMs: 600_000,
  checkMs: 5_000,
};

/**
 * An HTTP server on which no client can hold memory or a connection without using it. When it is full, it closes idle
 * connections to make room.
 */
export function createBoundedServer(listener: RequestListener, limits: ConnectionLimits): Server {
  const server = createServer({ connectionsCheckingInterval: limits.checkMs }, listener);
  server.maxConnections = limits.connections;
  server.headersTimeout = limits.headersMs;
  server.requestTimeout = limits.requestMs;
  server.keepAliveTimeout = limits.keepAliveMs;
  // Node detects a stall only when its timer ends for the second time: the first time it records how much is left.
  server.timeout = limits.stallMs / 2;
  const working = new WeakMap<Socket, { response: ServerResponse; until: number }>();
  server.on('request', (request, response) => {
    working.set(request.socket, { response, until: Date.now() + limits.workMs });
  });
  server.on('timeout', (socket: Socket) => {
    const work = working.get(socket);
    // The client waits for us, so the silence is ours: closing would hide a result that is about to be stored.
    const isOurs = work && work.response.req.complete && !work.response.headersSent;
    if (isOurs && Date.now() < work.until) socket.setTimeout(server.timeout);
    else socket.destroy();
  });
  server.on('drop', () => server.closeIdleConnections());
  return server;
}

/** Time for requests in flight. */
const FINISH_MS = 5_000;
/** Time in which a proxy finds that we accept no more connections, before those it holds are closed. */
const MAX_LINGER_MS = 1_000;

/**
 * Serves for some time, in which load balancers see that we are not ready. Then stops accepting connections, closes those
 * without a request, and waits for the others. The caller makes responses say `Connection: close`.
 */
export async function closeGently(server: Server, drainMs: number) {
  await wait(drainMs);
  // The system resets connections that it holds for us to accept, and a proxy repeats no post: none waits after a quick turn.
  for (let turns = 0, ms = Infinity; ms > 1 && turns < 200; turns += 1) {
    const startedAt = performance.now();
    await nextTurn();
    ms = performance.now() - startedAt;
  }
  const closed = new Promise((resolve) => server.once('close', resolve));
  // That of http closes idle connections at once, on which a request may be under way.
  SocketServer.prototype.close.call(server);
  await wait(Math.min(drainMs, MAX_LINGER_MS));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), FINISH_MS);
  await closed;
  clearTimeout(timer);
}
