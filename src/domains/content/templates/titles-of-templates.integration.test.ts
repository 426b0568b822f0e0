import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDocumentLookups } from '#src/domains/documents/lists/lookups.server.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import type { Documents } from '#src/domains/documents/documents.server.ts';
import { createReferences } from '#src/domains/documents/references/references.server.ts';
import { HERO } from '#tests/builders/check-fixtures.ts';
import { CITY_TEMPLATE } from '#tests/builders/post-template.ts';
import { EDITOR, openAdapters, openDocuments } from '#tests/support/publishing.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { createOwnMetadata } from '../own-metadata.server.ts';
import { createPostTemplates, type PostTemplates } from './post-templates.server.ts';

/** Which titles nobody worded, from the live revisions of pages and posts. */

let now = new Date('2026-11-27T12:00:00Z');
const clock = () => now;
let fixture: TestDatabase;
let documents: Documents;
let postTemplates: PostTemplates;

beforeAll(async () => {
  fixture = await createTestDatabase();
  const { db } = fixture.database;
  documents = openDocuments(db, clock);
  const adapters = openAdapters([]);
  postTemplates = createPostTemplates({
    documents,
    references: createReferences({ db, clock, adapters, builtIns: [], fixed: [] }),
    clock,
    readBrand: () => Promise.resolve('Cadron'),
  });
});
afterAll(() => fixture?.drop());

async function titledByTemplate(...paths: string[]) {
  const { db } = fixture.database;
  const own = createOwnMetadata({
    db,
    defaults: [],
    stories: { allSearchable: () => Promise.resolve([]) },
    listings: () => [],
    readTitle: async () => (title) => (title.endsWith(' | Cadron') ? title : `${title} | Cadron`),
    templates: {
      lookups: createDocumentLookups({ db, clock }),
      postTemplates,
      pageTemplates: new Map([
        ['service', { title: '[Service]', searchTitle: '[Service] Consulting | Cadron' }],
      ]),
    },
  });
  return [...(await own.titledByTemplate(await own.of(paths)))];
}
async function publish(id: string, changes: object = {}) {
  const { version: base, content } = (await documents.find(id))!;
  const changed = { ...content, ...changes };
  await documents.save({ id, base, content: changed, by: EDITOR, saveId: randomUUID() });
  const { version } = (await documents.find(id))!;
  expect(await documents.change(id, { type: 'publish', version }, EDITOR)).toMatchObject({
    ok: true,
  });
}

test('a post’s title is of its template until someone words it, also in the next year', async () => {
  const template = await documents.create('template', CITY_TEMPLATE, EDITOR);
  await publish(template.id);
  const start = { id: randomUUID(), template: template.id, values: { city: 'Tulsa' } };
  const post = (await postTemplates.startPost(start, EDITOR))!;
  await publish(post.id);
  const path = `/insights/${String(post.content['slug'])}`;
  expect(await titledByTemplate(path, '/insights/none')).toEqual([path]);
  now = new Date('2027-02-01T12:00:00Z');
  expect(await titledByTemplate(path)).toEqual([path]);
  await publish(post.id, { seo: { title: 'Our own words' } });
  expect(await titledByTemplate(path)).toEqual([]);
});

test('a page’s title is of its template while it follows from the name of the page', async () => {
  const page: DocumentContent = {
    title: 'Lead Scoring',
    path: '/services/lead-scoring',
    seo: { title: 'Lead Scoring Consulting | Cadron', description: 'Leads by rank.' },
    blocks: [HERO],
    template: 'service',
  };
  const { id } = await documents.create('page', page, EDITOR);
  await publish(id);
  expect(await titledByTemplate('/services/lead-scoring')).toEqual(['/services/lead-scoring']);
  await publish(id, { seo: { title: 'Score your leads', description: 'Leads by rank.' } });
  expect(await titledByTemplate('/services/lead-scoring')).toEqual([]);
});
