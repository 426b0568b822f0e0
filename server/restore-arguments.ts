import { parseArgs } from 'node:util';
import { BackupError } from '#src/platform/backup/backup-error.ts';

interface RestoreArguments {
  /** folder of the backup */
  folder: string;
  /** replaces existing data */
  force: boolean;
  /** a copy of the suppression ledger that is newer than the backup */
  ledger: string | undefined;
}

const USAGE = 'npm run restore -- <folder> [--force] [--ledger <file>]';

/** @throws BackupError for invalid arguments */
export function parseRestoreArguments(args: string[]): RestoreArguments {
  const { values, positionals } = parse(args);
  const [folder, ...more] = positionals;
  if (!folder || more.length > 0) throw new BackupError(`Give the folder of a backup: ${USAGE}`);
  return { folder, force: values.force ?? false, ledger: values.ledger };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: { force: { type: 'boolean' }, ledger: { type: 'string' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new BackupError(`${(error as Error).message} Use: ${USAGE}`, { cause: error });
  }
}
