import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type DeathMoment,
  interrupt,
  type Interruptions,
} from '#tests/support/interrupted-database.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { EDITOR, openDocuments } from '#tests/support/publishing.ts';
import type { DocumentContent } from '../document.ts';
import type { DocumentChange, Documents } from '../documents.server.ts';

/** The short form of experiment 11 in proofs/: every operation dies between any two of its statements. */

const START = new Date('2026-06-01T09:00:00Z');
const MAX_STATEMENTS = 60;

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
let documents: Documents;
let deaths: Interruptions;
let now = START;
beforeAll(async () => {
  fixture = await createTestDatabase();
  deaths = interrupt(fixture.database);
  documents = openDocuments(fixture.database.db, () => now);
});
afterAll(() => fixture?.drop());

const query = async (sql: string, values: unknown[] = []) =>
  (await fixture.database.pool.query(sql, values)).rows;
const page = (path: string, title: string): DocumentContent => ({
  path,
  title,
  seo: { title, description: '' },
  blocks: [{ id: 'a', type: 'rich-text', props: { text: title } }],
});

/** Parts that one change must store together, of a document and its public page. */
async function inconsistencies(id: string): Promise<unknown[]> {
  return query(
    `select d.id, d.version, d.live_revision, p.revision, p.path from cms_documents d
      left join cms_public_pages p on p.document_id = d.id
      left join cms_document_revisions r on r.document_id = d.id and r.revision = d.live_revision
      left join cms_document_revisions s on s.document_id = d.id and s.revision = d.publish_revision
      left join cms_document_checkpoints c on c.document_id = d.id and c.version = d.version
      where d.id = $1 and (
        d.live_revision is distinct from p.revision or d.live_address is distinct from coalesce(p.path, d.live_address)
        or (d.live_revision is not null and r.content ->> 'title' <> p.title)
        or (d.publish_revision is not null and s.revision is null)
        or c.content is distinct from d.content)`,
    [id],
  );
}

interface Operation {
  /** Brings a document into the state that the operation starts from. */
  prepare?: (id: string) => Promise<unknown>;
  run: (id: string) => Promise<unknown>;
}

const change = async (id: string, what: DocumentChange) => {
  const result = await documents.change(id, what, EDITOR);
  if (!result.ok) throw new Error(result.message);
};
const publish = (id: string) => change(id, { type: 'publish', version: 1 });
const edited = (id: string, n: string) => ({
  id,
  base: 1,
  content: page(`/moved-${n}`, 'Edited'),
  by: EDITOR,
  saveId: randomUUID(),
});
const saved = new Map<string, ReturnType<typeof edited>>();

const OPERATIONS: Record<string, Operation> = {
  save: {
    async prepare(id) {
      saved.set(id, edited(id, id));
    },
    async run(id) {
      // As a browser does that got no response: the same request again.
      expect(await documents.save(saved.get(id)!)).toMatchObject({ ok: true, version: 2 });
      expect((await documents.find(id))?.content).toEqual(saved.get(id)!.content);
    },
  },
  publish: { run: publish },
  'publish at another address': {
    async prepare(id) {
      await publish(id);
      await documents.save(edited(id, id));
    },
    run: (id) => change(id, { type: 'publish', version: 2 }),
  },
  unpublish: { prepare: publish, run: (id) => change(id, { type: 'unpublish' }) },
  trash: { prepare: publish, run: (id) => change(id, { type: 'trash' }) },
  schedule: {
    run: (id) =>
      change(id, { type: 'schedule', version: 1, at: new Date(now.getTime() + 3_600_000) }),
  },
  settle: {
    async prepare(id) {
      await change(id, { type: 'schedule', version: 1, at: new Date(now.getTime() + 1_000) });
      now = new Date(now.getTime() + 60_000);
    },
    async run(id) {
      await documents.settle();
      const found = await documents.find(id);
      if (found?.state !== 'published') throw new Error('not yet');
    },
  },
};

/** Repeats an operation with a death one statement later each time, until it survives. @returns how often it died */
async function dieEverywhere({ prepare, run }: Operation, moment: DeathMoment): Promise<number> {
  for (let statement = 1; statement <= MAX_STATEMENTS; statement += 1) {
    const { id } = await documents.create('page', page(`/page-${randomUUID()}`, 'First'), EDITOR);
    await prepare?.(id);
    deaths.dieAt(statement, moment);
    const outcome = await run(id).then(
      () => 'done',
      () => 'interrupted',
    );
    deaths.stop();
    expect(await inconsistencies(id)).toEqual([]);
    if (!deaths.hasDied()) {
      expect(outcome).toBe('done');
      return statement - 1;
    }
    // A failed due change is tried again after half a minute.
    now = new Date(now.getTime() + 31_000);
    await run(id).catch((error: unknown) => {
      // It was done, and only the response was lost.
      expect(String(error)).toMatch(/already|offline|trash|newer|Nothing/);
      expect(moment).toBe('after');
    });
    expect(await inconsistencies(id)).toEqual([]);
  }
  throw new Error(`more than ${MAX_STATEMENTS} statements`);
}

test.each(
  Object.keys(OPERATIONS).flatMap((name) =>
    (['before', 'after'] as const).map((moment): [string, DeathMoment] => [name, moment]),
  ),
)(
  'a process that dies in a %s, %s any statement, leaves all of it or nothing',
  async (name, moment) => {
    expect(await dieEverywhere(OPERATIONS[name]!, moment)).toBeGreaterThan(4);
  },
);
