import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { formatLedger, type LedgerEntry, mergeEntries, parseLedger } from './ledger.ts';
import { createSuppressions, hashAddress } from './suppressions.server.ts';

const KEY = { id: randomUUID(), secret: 'k'.repeat(43) };
const OTHER_KEY = { id: randomUUID(), secret: 'o'.repeat(43) };
const at = (day: number) => new Date(Date.UTC(2026, 10, day));

const entry = (email: string, day: number, changes: Partial<LedgerEntry> = {}): LedgerEntry => ({
  id: randomUUID(),
  kind: 'erased',
  keyId: KEY.id,
  hash: hashAddress(KEY, email),
  at: at(day),
  ...changes,
});

test('a copy round-trips the ledger without addresses or keys', () => {
  const copy = {
    writtenAt: at(9),
    keyIds: [KEY.id],
    entries: [entry('ann@x.example', 1), entry('bob@x.example', 2, { kind: 'unsubscribed' })],
  };
  const text = formatLedger(copy);
  expect(parseLedger(text)).toEqual(copy);
  expect(text).not.toMatch(/x\.example/);
  expect(text).not.toContain(KEY.secret);
});

test.each([
  '',
  'hello',
  '{"ledger":2}',
  formatLedger({ writtenAt: at(1), keyIds: [], entries: [] }) + '{}',
])('rejects the copy %j and names the invalid line', (text) => {
  expect(() => parseLedger(text)).toThrow(/^line [12] is not valid in a suppression ledger$/);
});

test('merges two copies in order without duplicates', () => {
  const [one, two, three] = [
    entry('a@x.example', 1),
    entry('b@x.example', 2),
    entry('c@x.example', 3),
  ];
  expect(mergeEntries([three, one], [two, { ...one }])).toEqual([one, two, three]);
});

test('finds the newest entry of a kind for an address in any case, with the key of the entry', () => {
  const { lastAt } = createSuppressions(
    [KEY, OTHER_KEY],
    [
      entry('ann@x.example', 3),
      entry('ann@x.example', 1),
      entry('ann@x.example', 2, {
        keyId: OTHER_KEY.id,
        hash: hashAddress(OTHER_KEY, 'ann@x.example'),
      }),
      entry('bob@x.example', 4, {
        keyId: OTHER_KEY.id,
        hash: hashAddress(OTHER_KEY, 'bob@x.example'),
      }),
      entry('eve@x.example', 5, { keyId: randomUUID() }),
    ],
  );
  expect(lastAt('erased', 'Ann@X.example')).toEqual(at(3));
  expect(lastAt('unsubscribed', 'ann@x.example')).toBeUndefined();
  expect(lastAt('erased', 'bob@x.example')).toEqual(at(4));
  expect(lastAt('erased', 'n@x.example')).toBeUndefined();
  expect(lastAt('erased', 'eve@x.example')).toBeUndefined();
});
