import { mkdtemp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Suppressions } from '#src/domains/suppression/suppressions.server.ts';
import { findEmails, deleteEmails } from '#src/integrations/mail/find-emails.server.ts';
import { copyFiles } from '#src/platform/backup/copy-files.server.ts';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';

/**
 * Restores the emails of a backup, except those to or about a person erased since. Existing emails stay.
 * @returns how many were copied from the backup, and how many of them were restored
 */
export async function restoreEmails(
  emails: ObjectStore,
  folder: string,
  suppressions: Suppressions,
): Promise<{ copied: number; restored: number }> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Under a hidden name first, so that an erased person's email is never visible.
  const draft = await mkdtemp(join(folder, '.restored-'));
  try {
    const write = (path: string, contents: Buffer | string) =>
      writeFile(join(draft, basename(path)), contents, { mode: 0o600 });
    const copied = await copyFiles(emails, { write }, (path) => path.endsWith('.eml'));
    const erased = await findEmails(draft, (address, writtenAt) => {
      const erasedAt = suppressions.lastAt('erased', address);
      return erasedAt !== undefined && writtenAt <= erasedAt;
    });
    await deleteEmails(erased);
    const rest = await findEmails(draft, () => true);
    for (const path of rest) await rename(path, join(folder, basename(path)));
    return { copied, restored: rest.length };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
