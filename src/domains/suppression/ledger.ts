import { z } from 'zod';

export const SUPPRESSION_KINDS = ['erased', 'unsubscribed'] as const;
export type SuppressionKind = (typeof SUPPRESSION_KINDS)[number];

/**
 * One entry: an address was erased or unsubscribed at this time. Contains only a hash of the address, made with the
 * key `keyId`.
 */
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

/** A copy of the ledger outside the database. It contains no key, and without the key its hashes reveal nothing. */
export interface LedgerCopy {
  /** complete up to this time */
  writtenAt: Date;
  /** ids of the keys of the site that wrote it */
  keyIds: readonly string[];
  entries: readonly LedgerEntry[];
}

/** Formats a copy as JSON lines: a header, then one line per entry. */
export function formatLedger({ writtenAt, keyIds, entries }: LedgerCopy): string {
  const lines = [{ ledger: 1, writtenAt, keyIds }, ...entries];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

/**
 * Parses a copy.
 * @throws Error with the number of the first invalid line
 */
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
    throw new Error(`line ${number} is not valid in a suppression ledger`);
  }
}

/** Merges entries without duplicates, in chronological order. */
export function mergeEntries(
  some: readonly LedgerEntry[],
  others: readonly LedgerEntry[],
): LedgerEntry[] {
  const byId = new Map([...some, ...others].map((entry) => [entry.id, entry]));
  return [...byId.values()].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
