import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/**
 * A socket path has at most 104 bytes on the strictest system; reserve room for the folder and file names we append.
 */
const MAX_FOLDER_LENGTH = 104 - '/cadron-pg-0123456789abcdef-99/.s.PGSQL.5432.'.length;

/**
 * Returns the temp folder, or `/tmp` when its path is too long for a socket.
 * @throws when it cannot be used
 */
export async function shortTempFolder(): Promise<string> {
  const folder = Buffer.byteLength(tmpdir()) <= MAX_FOLDER_LENGTH ? tmpdir() : '/tmp';
  try {
    await access(folder, constants.W_OK | constants.X_OK);
    return folder;
  } catch (cause) {
    throw new Error(
      `The temp folder ${folder} cannot be used: ${(cause as Error).message}. ` +
        'Set TMPDIR to a short folder this user may write to.',
      { cause },
    );
  }
}
