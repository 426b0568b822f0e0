import { readFile } from 'node:fs/promises';
import { type LedgerCopy, parseLedger } from '#src/domains/suppression/ledger.ts';
import type { LedgerStorage } from '#src/domains/suppression/copy-ledger.server.ts';
import { BackupError } from '#src/platform/backup/backup-error.ts';

/** A copy of the ledger, and where it was found. */
export interface FoundLedger extends LedgerCopy {
  name: string;
  /** the operator named it */
  isNamed: boolean;
}

/**
 * Copies of the ledger outside of the database: those that the site keeps, and the one that the operator names. Read
 * before anything is restored, since restoring writes to the same places.
 * @throws BackupError when a copy is there but cannot be read: who left may be in it
 */
export async function findLedgers(
  places: readonly LedgerStorage[],
  file: string | undefined,
): Promise<FoundLedger[]> {
  const found: FoundLedger[] = [];
  for (const place of places) {
    const text = await place.read();
    if (text !== undefined) found.push(parsed(place.name, text, false));
  }
  if (file !== undefined) {
    const text = await readFile(file, 'utf8').catch((cause: Error) => {
      throw new BackupError(`The ledger ${file} cannot be read: ${cause.message}`, { cause });
    });
    found.push(parsed(file, text, true));
  }
  return found;
}

function parsed(name: string, text: string, isNamed: boolean): FoundLedger {
  try {
    return { name, isNamed, ...parseLedger(text) };
  } catch (cause) {
    throw new BackupError(`${name}: ${(cause as Error).message}.`, { cause });
  }
}

/**
 * Until when the ledger is known to be complete; undefined when nothing says so.
 * @param keyIds of the restored site: copies of other sites say nothing about it
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
