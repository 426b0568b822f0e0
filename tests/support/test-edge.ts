import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { withoutSecrets } from '#src/domains/site-map/secret-path.ts';
import { createEdge } from '#src/platform/http/edge.server.ts';
import { securityHeaders } from '#src/platform/http/security-headers.ts';
import { close, listen } from '#tests/fakes/listen.ts';
import type { EdgeOptions } from '#src/platform/http/edge-options.ts';

export const PUBLIC = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'public, max-age=0',
};

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  bytes: Buffer;
}

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** A real server on a free loopback port with the given application, files and media. */
export async function startEdge(overrides: Partial<EdgeOptions> = {}) {
  const edge = createEdge({
    clientFiles: new Map(),
    siteUrl: 'http://localhost:3000',
    render: () => Promise.resolve(new Response('<h1>Page</h1>', { headers: PUBLIC })),
    readiness: () => Promise.resolve({ database: true }),
    media: () => Promise.resolve(undefined),
    redactPath: withoutSecrets,
    headers: () => ({
      ...securityHeaders(['let a;'], 'https://cadron.example'),
      'X-Robots-Tag': 'noindex',
    }),
    adminHeaders: {},
    addressRules: [],
    limits: [],
    renderLimits: { running: 8, waiting: 256, points: 1_000, duration: 60 },
    rateLimitScale: () => 1,
    trustedProxies: 0,
    bodyLimits: [{ path: '*', maxBytes: 1_000, maxValues: 100 }],
    log: silentLogger,
    ...overrides,
  });
  const server = createServer({ connectionsCheckingInterval: 20 }, edge.listener);
  const port = await listen(server);
  onTestFinished(() => close(server));

  /** Sends one request on a new connection. The path is sent as is, while `fetch` would normalize it. */
  async function ask(
    path: string,
    { method = 'GET', headers = {}, body }: Asked = {},
  ): Promise<Answer> {
    const sent = request({ port, host: '127.0.0.1', path, method, headers, agent: false });
    const answered = once(sent, 'response');
    sent.end(body);
    const [response] = await answered;
    const bytes = await buffer(response);
    return {
      status: response.statusCode,
      headers: response.headers,
      bytes,
      body: bytes.toString(),
    };
  }

  /** A raw connection, and everything it has received. */
  async function dial(): Promise<{ socket: Socket; answer: () => string }> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    onTestFinished(() => void socket.destroy());
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    socket.on('error', () => undefined);
    return { socket, answer: () => text };
  }
  return { ask, dial, edge, server };
}
