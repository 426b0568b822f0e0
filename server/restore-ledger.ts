import { readFile } from 'node:fs/promises';
import { type LedgerCopy, parseLedger } from '#src/domains/suppression/ledger.ts';
import type { LedgerStorage } from '#src/domains/suppression/copy-ledger.server.ts';
import { BackupError } from '#src/platform/backup/backup-error.ts';

/** A copy of the ledger, and where it was found. */
export interface FoundLedger extends LedgerCopy {
  name: string;
  /** whether the operator named it */
  isNamed: boolean;
}

/**
 * Returns copies of the ledger outside the database: the site's own, and the one the operator named. Read them before
 * restoring, which writes to the same locations.
 * @throws BackupError when a copy exists but cannot be read, since it may list people who left
 */
export async function findLedgers(
  places: readonly LedgerStorage[],
  file: string | undefined,
): Promise<FoundLedger[]> {
  const found: FoundLedger[] = [];
  for (const place of places) {
    const text = await place.read();
    if (text !== undefined) found.push(parseFoundLedger(place.name, text, false));
  }
  if (file !== undefined) {
    const text = await readFile(file, 'utf8').catch((cause: Error) => {
      throw new BackupError(`The ledger ${file} cannot be read: ${cause.message}`, { cause });
    });
    found.push(parseFoundLedger(file, text, true));
  }
  return found;
}

function parseFoundLedger(name: string, text: string, isNamed: boolean): FoundLedger {
  try {
    return { name, isNamed, ...parseLedger(text) };
  } catch (cause) {
    throw new BackupError(`${name}: ${(cause as Error).message}.`, { cause });
  }
}

/**
 * Returns until when the ledger is known to be complete; undefined when unknown.
 * @param keyIds of the restored site; copies of other sites are ignored
 */
export function completeUntil(
  ledgers: readonly LedgerCopy[],
  keyIds: ReadonlySet<string>,
): Date | undefined {
  return ledgers
    .filter((ledger) => ledger.keyIds.some((id) => keyIds.has(id)))
    .map(({ writtenAt }) => writtenAt)
    .toSorted((a, b) => b.getTime() - a.getTime())[0];
}
