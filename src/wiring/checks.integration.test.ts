import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { BUILT_IN_SETTINGS } from '#content/site-settings.ts';
import type { Checks } from '#src/domains/checks/checks.server.ts';
import { createPageReader } from '#src/domains/content/pages/page-reader.server.ts';
import { createSectionReader } from '#src/domains/content/sections/section-reader.server.ts';
import { createPostReader } from '#src/domains/content/posts/post-reader.server.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import type { Documents } from '#src/domains/documents/documents.server.ts';
import { createDocumentLookups } from '#src/domains/documents/lists/lookups.server.ts';
import { createReferences } from '#src/domains/documents/references/references.server.ts';
import { createRelatedDocuments } from '#src/domains/search/related-documents.server.ts';
import { createRedirects } from '#src/domains/redirects/create-redirects.server.ts';
import { fixedFrame, fixedSettings } from '#tests/support/build-services.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { FAQ, HERO, PAGE, textBlock } from '#tests/builders/check-fixtures.ts';
import { EDITOR, openAdapters, openDocuments } from '#tests/support/publishing.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { wireChecks } from './checks.server.ts';
import { readSitePaths } from './content-paths.server.ts';

/** The checks with what they read from the database, and the refusal of a publication. */

const AUDIT = {
  path: '/book-audit',
  title: 'Audit',
  seo: { title: 'Audit', description: '' },
  blocks: [{ id: 'top', type: 'page-hero', props: {} }],
};
const clock = () => new Date('2026-11-22T12:00:00Z');

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
let documents: Documents;
let checks: Checks;

beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());
beforeEach(async () => {
  const { db, pool } = fixture.database;
  await pool.query(
    'truncate cms_documents, cms_public_pages, cms_public_sections, cms_blog_posts, seo_redirects, seo_not_found, activity cascade',
  );
  const defaults = [AUDIT];
  documents = openDocuments(db, clock, {
    defaults,
    findBlockers: (document) => checks.findBlockers(document),
  });
  const pages = createPageReader(db, defaults, silentLogger);
  const posts = createPostReader(db, pages);
  const stories = { list: async () => [] };
  const paths = () => readSitePaths({ pages, posts, stories });
  checks = wireChecks({
    origin: 'https://cadron.example',
    clock,
    paths,
    pages,
    posts,
    sections: createSectionReader(db, silentLogger),
    redirects: createRedirects({
      db,
      clock,
      log: silentLogger,
      paths,
      siteUrl: 'https://cadron.example',
    }),
    siteSettings: fixedSettings(BUILT_IN_SETTINGS),
    frame: fixedFrame(),
    media: { has: (path) => Promise.resolve(path === 'Pictures/team.jpg') },
    lookups: createDocumentLookups({ db, clock }),
    postTemplates: { version: () => Promise.resolve(undefined) },
    references: createReferences({
      db,
      clock,
      adapters: openAdapters(defaults),
      builtIns: [],
      fixed: [],
    }),
    related: createRelatedDocuments({ db }),
  });
});

const linking = (...hrefs: string[]): DocumentContent => ({
  ...PAGE,
  blocks: [HERO, textBlock(...hrefs.map((href) => [{ text: 'Our team', href }]))],
});
const other = (path: string, title = `Other ${path}`): DocumentContent => ({
  ...PAGE,
  path,
  title,
  seo: {
    title: `${title} | Cadron`,
    description: `${title} has a description of its own that is long enough.`,
  },
});
const create = (content: DocumentContent) => documents.create('page', content, EDITOR);
const publish = (id: string, version = 1) =>
  documents.change(id, { type: 'publish', version }, EDITOR);
/** Saves the second version of a page. */
const saveSecond = (id: string, content: DocumentContent) =>
  documents.save({ id, base: 1, content, by: EDITOR, saveId: crypto.randomUUID() });
const found = async (id: string) =>
  (await checks.check((await documents.find(id))!)).map(
    ({ severity, check, message }) => `${severity} ${check}: ${message}`,
  );

test('finds nothing in a good page, and publishes it', async () => {
  const { id } = await create(PAGE);
  expect(await found(id)).toEqual([]);
  expect(await publish(id)).toMatchObject({ ok: true });
});

test('refuses to publish what is broken, with its places, and publishes it once it is fixed', async () => {
  const { id } = await create(linking('/nowhere'));
  const refused = await publish(id);
  expect(refused).toEqual({
    ok: false,
    message: 'Choose another target: there is no page at /nowhere.',
    problems: [
      {
        block: 'text',
        field: 'sections.0.parts.0.text.0.href',
        message: 'Choose another target: there is no page at /nowhere.',
      },
    ],
  });
  const at = new Date('2026-12-01T12:00:00Z');
  expect(await documents.change(id, { type: 'schedule', version: 1, at }, EDITOR)).toMatchObject({
    ok: false,
  });
  expect((await documents.find(id))!.state).toBe('draft');
  await saveSecond(id, linking('/book-audit#top'));
  expect(await publish(id, 2)).toMatchObject({ ok: true });
});

test('knows drafts, moved pages, other spellings, anchors, screens and what is offline', async () => {
  await create(other('/draft', 'Draft'));
  const moved = await create(other('/moved', 'Moved'));
  await publish(moved.id);
  await saveSecond(moved.id, other('/moved-again', 'Moved'));
  await publish(moved.id, 2);
  const offline = await create(other('/offline', 'Offline'));
  await publish(offline.id);
  await documents.change(offline.id, { type: 'unpublish' }, EDITOR);
  const { id } = await create(
    linking(
      '/draft',
      '/moved',
      '/Book-Audit',
      '/book-audit#missing',
      '/offline',
      '/search',
      '/feed.xml',
      '/admin/leads',
      '/growth-audit',
      '/insights',
    ),
  );
  expect(await found(id)).toEqual([
    'error broken-link: Choose another target, or publish “Offline” again: it is offline.',
    'error broken-link: Choose another target: visitors cannot open /admin/leads.',
    'warning hidden-link: Publish “Draft” too: until then, the link leads to an error page.',
    'notice redirected-link: Link to /moved-again: /moved redirects there.',
    'notice redirected-link: Link to /book-audit: /Book-Audit redirects there.',
    'warning broken-fragment: Choose another section: /book-audit has no “missing” section, so the link leads to its top.',
    'notice redirected-link: Link to /book-audit: /growth-audit redirects there.',
  ]);
});

test('compares texts and addresses with those of other documents', async () => {
  const first = await create(PAGE);
  await publish(first.id);
  const { id } = await create({ ...PAGE, title: 'Copy', path: '/Handoffs' });
  expect(await found(id)).toEqual([
    'error address: Choose another path: “Handoffs” has the address /handoffs.',
    'warning title-duplicate: Write another search title: “Handoffs” (/handoffs) has the same one.',
    'warning description-duplicate: Write another search description: “Handoffs” (/handoffs) has the same one.',
  ]);
});

test('knows the address of a scheduled page also when its working copy has another since', async () => {
  const scheduled = await create(other('/launch', 'Launch'));
  const at = new Date('2026-12-01T12:00:00Z');
  await documents.change(scheduled.id, { type: 'schedule', version: 1, at }, EDITOR);
  await saveSecond(scheduled.id, other('/launch-later', 'Launch'));
  const { id } = await create(other('/Launch', 'Another'));
  expect(await found(id)).toEqual([
    'error address: Choose another path: “Launch” has the address /launch.',
  ]);
  const linked = await create({ ...linking('/launch', '/launch-later'), path: '/linked' });
  expect(await found(linked.id)).toEqual([
    'warning hidden-link: “Launch” becomes public on December 1, 2026. Until then, the link leads to an error page.',
    'warning hidden-link: Publish “Launch” too: until then, the link leads to an error page.',
  ]);
});

test('says how many pages link to an address that changes', async () => {
  const target = await create(other('/target', 'Target'));
  await publish(target.id);
  const linked = await create(linking('/target'));
  await publish(linked.id);
  await saveSecond(target.id, other('/new-target', 'Target'));
  expect(await found(target.id)).toEqual([
    'warning moved-address: 1 page links to /target. Visitors are redirected to /new-target; update the links when you can.',
  ]);
});

test('a file that cannot be looked up is no broken picture', async () => {
  const { id } = await create({
    ...PAGE,
    blocks: [
      HERO,
      FAQ,
      {
        id: 'p',
        type: 'picture',
        props: { src: '/media/cms_media/gone.jpg', alt: 'A team', width: 1, height: 1 },
      },
    ],
  });
  expect(await found(id)).toEqual([
    'error broken-picture: Choose another picture: gone.jpg is not in the media library any more.',
  ]);
});

test('the headings of a shared section count on the page, and one that is not public is named', async () => {
  const section = await documents.create('section', { title: 'Opening', blocks: [HERO] }, EDITOR);
  const place = { id: 'place', type: 'shared-section', props: { section: section.id } };
  const { id } = await create({ ...PAGE, blocks: [place, FAQ] });
  expect(await found(id)).toEqual([
    'error main-heading: Add a hero: it has the main heading of the page (h1), which search engines and screen readers need.',
    expect.stringMatching(/^warning way-forward/),
    'warning shared-sections: Publish “Opening” too: until then, visitors see nothing here.',
  ]);
  expect(await publish(section.id)).toMatchObject({ ok: true });
  expect(await found(id)).toEqual([]);
  await documents.change(section.id, { type: 'trash' }, EDITOR);
  expect(await found(id)).toContain(
    'warning shared-sections: Choose another shared section, or restore “Opening” from the trash: until then, visitors see nothing here.',
  );
});

test('a shared section with a block that is not finished is not published', async () => {
  const unfinished = { ...FAQ, props: { title: '' } };
  const content = { title: 'Questions', blocks: [unfinished] };
  const { id } = await documents.create('section', content, EDITOR);
  expect(await publish(id)).toMatchObject({ ok: false, problems: [{ block: 'faq' }, {}] });
  expect((await documents.find(id))!.state).toBe('draft');
});
