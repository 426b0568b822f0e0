import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';

export interface StallablePostgres {
  /** of the same database, reached through the relay */
  connectionString: string;
  /** From now on no byte passes in either direction, while connections stay open: a frozen server, or a network that drops packets. */
  stall(): void;
  /** Lets through what was held back, and what follows. */
  resume(): void;
  /** How many connections were made so far. */
  accepted(): number;
  /** Ends the relay and every connection through it. */
  close(): Promise<void>;
}

/** A relay in front of a PostgreSQL that can hold everything back, so that a test can stall one without a signal. */
export async function relayPostgres(connectionString: string): Promise<StallablePostgres> {
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
  relay.listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const url = new URL(`postgresql://127.0.0.1/${encodeURIComponent(database ?? '')}`);
  url.port = String((relay.address() as AddressInfo).port);
  url.username = encodeURIComponent(user ?? '');
  url.password = encodeURIComponent(password ?? '');
  url.searchParams.set('sslmode', 'disable');

  return {
    connectionString: url.href,
    stall() {
      isStalled = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      isStalled = false;
      for (const socket of sockets) socket.resume();
    },
    accepted: () => accepted,
    async close() {
      for (const socket of sockets) socket.destroy();
      relay.close();
      await once(relay, 'close');
    },
  };
}
