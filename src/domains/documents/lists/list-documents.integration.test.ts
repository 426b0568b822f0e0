import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { documentRevisions, documents as table } from '../document-tables.server.ts';
import { countByState, listDocuments } from './list-repository.server.ts';
import { DOCUMENT_STATES } from '../life/life.ts';
import { stateOf } from '../life/settle.ts';
import { lifeOf } from '../life/stored-life.ts';

const NOW = new Date('2026-06-01T09:00:00Z');
const LATER = new Date('2026-07-01T09:00:00Z');

const moment = fc.constantFrom(null, NOW);
const version = fc.integer({ min: 0, max: 2 });

/** Columns of any document whose schedule is not due yet. */
const rows = fc.record({
  isBuiltIn: fc.boolean(),
  version,
  builtInVersion: version,
  isLive: fc.boolean(),
  liveVersion: version,
  firstPublishedAt: moment,
  offlineSince: moment,
  isScheduled: fc.boolean(),
  trashedAt: moment,
});

test('the database and the domain agree on the state of any document', async () => {
  await using fixture = await createTestDatabase();
  const { db } = fixture.database;
  const drawn = fc.sample(rows, 300);
  for (const [n, { isBuiltIn, isLive, isScheduled, liveVersion, ...rest }] of drawn.entries()) {
    const [row] = await db
      .insert(table)
      .values({
        ...rest,
        kind: 'page',
        content: { title: `Page ${n}` },
        savedAt: NOW,
        createdAt: NOW,
        builtInPath: isBuiltIn ? `/page-${n}` : null,
        ...(isLive && { liveRevision: 1, liveVersion, liveSince: NOW }),
        ...(isScheduled && { publishAt: LATER, publishRevision: 2 }),
      })
      .returning({ documentId: table.id });
    const revision = { ...row!, content: { title: '' }, createdAt: NOW, version: 1 };
    if (isScheduled) await db.insert(documentRevisions).values({ ...revision, revision: 2 });
  }
  const counts = await countByState(db, 'page');
  for (const state of DOCUMENT_STATES) {
    const { rows: listed, total } = await listDocuments(db, { kind: 'page', state, limit: 300 });
    expect(new Set(listed.map((row) => stateOf(lifeOf(row), NOW)))).toEqual(new Set([state]));
    expect([total, counts[state]]).toEqual([listed.length, listed.length]);
  }
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(drawn.length);
});
