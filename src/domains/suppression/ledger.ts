import { z } from 'zod';

export const SUPPRESSION_KINDS = ['erased', 'unsubscribed'] as const;
export type SuppressionKind = (typeof SUPPRESSION_KINDS)[number];

/** An address left at this moment. It stands here as a hash only, made with the key of that id. */
const entrySchema = z.object({
  id: z.uuid(),
  kind: z.enum(SUPPRESSION_KINDS),
  keyId: z.uuid(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  at: z.iso.datetime().transform((text) => new Date(text)),
});
export type LedgerEntry = z.output<typeof entrySchema>;

const headerSchema = z.object({
  ledger: z.literal(1),
  writtenAt: z.iso.datetime().transform((text) => new Date(text)),
  keyIds: z.array(z.uuid()),
});

/** A copy of the ledger outside of the database. It holds no key: without one its hashes cannot be told apart from noise. */
export interface LedgerCopy {
  /** it has every entry of the site up to this moment */
  writtenAt: Date;
  /** keys of the site that wrote it */
  keyIds: readonly string[];
  entries: readonly LedgerEntry[];
}

/** A line of JSON for the copy itself, then one for each entry. */
export function formatLedger({ writtenAt, keyIds, entries }: LedgerCopy): string {
  const lines = [{ ledger: 1, writtenAt, keyIds }, ...entries];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** @throws Error with the number of the first line that is no entry */
export function parseLedger(text: string): LedgerCopy {
  const [first = '', ...rest] = text.split('\n').filter(Boolean);
  const { writtenAt, keyIds } = parseLine(headerSchema, first, 1);
  return {
    writtenAt,
    keyIds,
    entries: rest.map((line, at) => parseLine(entrySchema, line, at + 2)),
  };
}

function parseLine<T>(schema: z.ZodType<T>, line: string, number: number): T {
  try {
    return schema.parse(JSON.parse(line));
  } catch {
    throw new Error(`line ${number} is not one of a suppression ledger`);
  }
}

/** Both, each entry once, in the order in which they happened. */
export function mergeEntries(
  some: readonly LedgerEntry[],
  others: readonly LedgerEntry[],
): LedgerEntry[] {
  const byId = new Map([...some, ...others].map((entry) => [entry.id, entry]));
  return [...byId.values()].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
