import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createRelatedDocuments } from './related-documents.server.ts';
import { refreshDocuments } from './refresh-search.server.ts';
import type { SearchDocument } from './search-document.ts';

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;

const document = (path: string, title: string, body: string): SearchDocument => ({
  path,
  kind: path.startsWith('/insights/') ? 'post' : 'page',
  title,
  summary: '',
  body,
  category: null,
  publishedAt: null,
  weight: 1,
});

const DOCUMENTS = [
  document(
    '/insights/routing',
    'Lead routing in five minutes',
    'Leads wait. Route each lead fast.',
  ),
  document('/insights/forecast', 'Why forecasts get argued', 'A forecast of the sales pipeline.'),
  document('/insights/scoring', 'Lead scoring that sales trusts', 'Score leads by what they did.'),
  document('/about', 'About us', 'We help sales teams.'),
  document('/services/crm-audit', 'CRM audit', 'We audit the data of a CRM: duplicates, owners.'),
];

beforeAll(async () => {
  fixture = await createTestDatabase();
  const { db } = fixture.database;
  const source = {
    async *documents() {
      yield DOCUMENTS;
    },
  };
  await refreshDocuments({ db, source, log: silentLogger });
});
afterAll(() => fixture?.drop());

const related = () => createRelatedDocuments({ db: fixture.database.db });
const TEXT = {
  title: 'Who gets the next lead?',
  text: 'A lead that waits is lost. Lead routing and lead scoring decide which lead a person calls.',
};

test('finds what shares the telling words of a text, best first, without what is excluded', async () => {
  const found = await related().related({ ...TEXT, except: [], limit: 5 });
  expect(found.map(({ path }) => path).toSorted()).toEqual([
    '/insights/routing',
    '/insights/scoring',
  ]);
  expect(found[0]).toMatchObject({ kind: 'post' });
  const rest = await related().related({ ...TEXT, except: ['/insights/routing'], limit: 5 });
  expect(rest.map(({ path }) => path)).toEqual(['/insights/scoring']);
});

test.each([
  ['nothing', { title: '', text: '' }],
  ['words that no document has', { title: 'Zebra', text: 'quagga okapi' }],
  ['what looks like an operator', { title: "a & ! | ( ' \\", text: ':* <-> \u0000' }],
])('finds nothing for %s', async (_name, request) => {
  expect(await related().related({ ...request, except: [], limit: 5 })).toEqual([]);
});

test('finds posts with almost the same title, not the post itself nor a page', async () => {
  const similar = async (title: string, path: string | null = null) =>
    (await related().similarPosts(title, path)).map((each) => each.path);
  expect(await similar('Lead scoring that sales can trust')).toEqual(['/insights/scoring']);
  expect(await similar('Lead scoring that sales trusts', '/insights/scoring')).toEqual([]);
  expect(await similar('About us')).toEqual([]);
  expect(await similar('Lead')).toEqual([]);
  expect(await similar('')).toEqual([]);
});
