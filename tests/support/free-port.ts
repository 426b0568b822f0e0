import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** The system assigns ports from 32768 on to outgoing connections. */
const FIRST = 20_000;
const LAST = 32_000;

/** A free port on both loopback addresses. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 50; tries += 1) {
    const port = randomInt(FIRST, LAST);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port found between ${FIRST} and ${LAST}.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
