import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Message } from './message.ts';

/** How the name of a mail's file begins: names sort by time. */
export const mailNameTime = (time: Date): string => time.toISOString().replaceAll(':', '-');

/**
 * Delivers into a folder: one `.eml` per mail, named so that they sort by time, complete or absent. Only this user may
 * read them, since their links act for the recipient.
 */
export function createMailFolder(folder: string) {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    close: () => transport.close(),
    async deliver(message: Message) {
      const { message: contents } = await transport.sendMail(message);
      const name = `${mailNameTime(new Date())}-${randomUUID()}`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = join(folder, `.${name}.unfinished`);
      await writeFile(unfinished, contents, { mode: 0o600 });
      await rename(unfinished, join(folder, `${name}.eml`));
    },
  };
}
