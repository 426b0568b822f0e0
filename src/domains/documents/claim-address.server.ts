import type { Db } from '#src/platform/db/database.server.ts';
import { adapted } from './apply-effects.server.ts';
import type { DocumentProblem } from './document.ts';
import { type DocumentRow, findHolder, lockAddress } from './document-repository.server.ts';
import type { EngineDeps } from './engine-deps.ts';

/**
 * Checks that a document may have an address, and locks it until the end of the transaction, so that a second writer waits for
 * the first to commit. What is public or scheduled holds its address; a draft does not.
 * @returns why it may not
 */
export async function claimAddress(
  tx: Db,
  { adapters }: Pick<EngineDeps, 'adapters'>,
  row: DocumentRow,
  address: string,
): Promise<DocumentProblem | undefined> {
  const adapter = adapters[row.kind];
  await lockAddress(tx, address);
  const message = await adapter.refuseAddress(tx, address, adapted(row));
  if (message !== undefined) return { field: adapter.addressField, message };
  const holder = await findHolder(tx, address, row.id);
  if (!holder) return undefined;
  return {
    field: adapter.addressField,
    message: `${address} is taken by the ${holder.kind} at ${holder.address}.`,
  };
}
