import { once } from 'node:events';
import { Server as HttpServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';

/** Lets a server listen on this machine, on a free port if none is given. @returns the port */
export async function listen(server: Server, port = 0): Promise<number> {
  if (!server.listening) {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  }
  return (server.address() as AddressInfo).port;
}

/** Closes a server with its connections, if it listens. */
export async function close(server: Server): Promise<void> {
  if (!server.listening) return;
  if (server instanceof HttpServer) server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
