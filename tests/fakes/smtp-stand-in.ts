import { createServer, type Socket } from 'node:net';
import { close, listen } from './listen.ts';

export type SmtpStandIn = Awaited<ReturnType<typeof startSmtpStandIn>>;

/** A fake mail server that stores messages: the SMTP commands that nodemailer uses, with configurable replies to recipients. */
export async function startSmtpStandIn() {
  let toRecipient = '250 ok';
  let asked = 0;
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    let data: string | undefined;
    let rest = '';
    socket.write('220 stand-in\r\n');
    socket.on('data', (chunk) => {
      rest += chunk.toString('latin1');
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (data === undefined) data = replyTo(socket, line);
        else if (line === '.') {
          messages.push(data);
          data = undefined;
          socket.write('250 taken\r\n');
        } else data += `${line}\r\n`;
      }
    });
  });

  /** Returns an empty message at its start. */
  function replyTo(socket: Socket, line: string): string | undefined {
    const command = line.slice(0, 4).toUpperCase();
    if (command === 'RCPT') asked += 1;
    const replies: Record<string, string> = { RCPT: toRecipient, DATA: '354 go on', QUIT: '221' };
    socket.write(`${replies[command] ?? '250 ok'}\r\n`);
    return command === 'DATA' ? '' : undefined;
  }

  return {
    url: `smtp://127.0.0.1:${await listen(server)}`,
    /** Sets the reply to further recipients. */
    reply: (text: string) => (toRecipient = text),
    /** accepted messages, raw */
    messages: messages as readonly string[],
    /** the number of recipients */
    asked: () => asked,
    close() {
      for (const socket of sockets) socket.destroy();
      return close(server);
    },
  };
}
