import { hash } from 'node:crypto';
import type { ImportRow, ItemRow } from './import-repository.server.ts';

/** A UUID that follows from the import, its item and what it is for (RFC 9562, version 8), so that a repetition has it again. */
export function idFor(
  { id }: Pick<ImportRow, 'id'>,
  { sourceId }: Pick<ItemRow, 'sourceId'>,
  use: string,
): string {
  const hex = hash('sha256', `${id} ${use} ${sourceId}`);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
