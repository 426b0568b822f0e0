import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Message } from './message.ts';

/** Formats the time prefix of file names, which therefore sort by time. */
export const formatEmailTime = (time: Date): string => time.toISOString().replaceAll(':', '-');

/**
 * Delivers emails into a folder, one `.eml` file each, written atomically. Only the current user can read them, because their
 * links authorize actions of the recipient.
 */
export function createEmailFolder(folder: string) {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    close: () => transport.close(),
    async deliver(message: Message) {
      const { message: contents } = await transport.sendMail(message);
      const name = `${formatEmailTime(new Date())}-${randomUUID()}`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = join(folder, `.${name}.unfinished`);
      await writeFile(unfinished, contents, { mode: 0o600 });
      await rename(unfinished, join(folder, `${name}.eml`));
    },
  };
}
