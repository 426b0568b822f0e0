import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';

/** A mail server that accepts everything; until `start`, its port refuses connections. */
export interface MailServer {
  url: string;
  /** ids of the accepted emails, repeated for each delivery */
  accepted: readonly string[];
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Supports as much SMTP as a sender without extensions needs. */
export function createMailServer(port: number): MailServer {
  const accepted: string[] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    let message: string | undefined;
    let rest = '';
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString('latin1')).split('\r\n');
      rest = lines.pop()!;
      for (const line of lines) {
        if (message === undefined) message = reply(socket, line);
        else if (line === '.') {
          accepted.push(/^message-id: (.+)$/im.exec(message)?.[1] ?? 'without id');
          message = undefined;
          socket.write('250 accepted\r\n');
        } else message += `${line}\n`;
      }
    });
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    accepted,
    async start() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Replies to a command; returns an empty message when one starts. */
function reply(socket: Socket, line: string): string | undefined {
  const command = line.slice(0, 4).toUpperCase();
  const replies: Record<string, string> = { DATA: '354 go on', QUIT: '221 bye' };
  socket.write(`${replies[command] ?? '250 ok'}\r\n`);
  return command === 'DATA' ? '' : undefined;
}
