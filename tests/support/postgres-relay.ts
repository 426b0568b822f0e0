import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from './free-port.ts';

const NOTICE = 'N'.charCodeAt(0);

/**
 * Offers a database that is on a socket at a TCP port, for those who may not enter its folder.
 * @param onNotice called with each notice that PostgreSQL sends to its client
 */
export async function openRelay(connectionString: string, onNotice?: (message: string) => void) {
  const { pathname, searchParams } = new URL(connectionString.replace(':///', '://localhost/'));
  const path = `${searchParams.get('host')}/.s.PGSQL.${searchParams.get('port')}`;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(path);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy()).pipe(to);
    }
    if (onNotice) database.on('data', noticeReader(onNotice));
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `postgres://postgres@127.0.0.1:${port}${pathname}?sslmode=disable`,
    [Symbol.asyncDispose]: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** https://www.postgresql.org/docs/current/protocol-message-formats.html: a type, a length, and for a notice its fields. */
function noticeReader(onNotice: (message: string) => void) {
  let rest = Buffer.alloc(0);
  return (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (let end = endOf(rest); end <= rest.length; end = endOf(rest)) {
      const fields = rest[0] === NOTICE ? rest.toString('utf8', 5, end).split('\0') : [];
      const message = fields.find((field) => field.startsWith('M'));
      if (message) onNotice(message.slice(1));
      rest = rest.subarray(end);
    }
  };
}

const endOf = (bytes: Buffer) => (bytes.length < 5 ? Infinity : 1 + bytes.readInt32BE(1));
