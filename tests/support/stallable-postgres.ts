import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import { close, listen } from '#tests/fakes/listen.ts';

/** A relay in front of a PostgreSQL that can stall it without a signal. */
export async function relayPostgres(connectionString: string) {
  const { host, port, user, password, database } = new Client({ connectionString });
  const address = host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port };
  const sockets = new Set<Socket>();
  let isStalled = false;
  let accepted = 0;

  const relay = createServer((client) => {
    accepted += 1;
    const server = connect(address);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => void to.write(chunk));
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isStalled) from.pause();
    }
  });
  const url = new URL(`postgresql://127.0.0.1/${encodeURIComponent(database ?? '')}`);
  url.port = String(await listen(relay));
  url.username = encodeURIComponent(user ?? '');
  url.password = encodeURIComponent(password ?? '');
  url.searchParams.set('sslmode', 'disable');

  return {
    connectionString: url.href,
    /** Stops all traffic while connections stay open, like a frozen server or a network that drops packets. */
    stall() {
      isStalled = true;
      for (const socket of sockets) socket.pause();
    },
    /** Resumes traffic, including what was held back. */
    resume() {
      isStalled = false;
      for (const socket of sockets) socket.resume();
    },
    /** the number of connections so far */
    accepted: () => accepted,
    async close() {
      for (const socket of sockets) socket.destroy();
      await close(relay);
    },
  };
}
