import { createElement } from 'react';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { withValue } from '#src/domains/documents/merge/content-path.ts';
import { initialValue } from '#src/admin/page-editor/field-spec.ts';
import { fieldSpecOf } from '#src/admin/page-editor/read-field-specs.server.ts';
import { headline, href, text } from '#src/blocks/fields.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { createDocumentEndpoints, saveOf } from '#tests/support/documents/document-endpoints.ts';
import { openWiredDocuments } from '#tests/support/documents/wired-documents.ts';
import { publicHtml } from '#tests/support/public-html.ts';
import { EDITOR } from '#tests/support/publishing.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { registerBlock } from '#tests/support/throwaway-block.ts';

/** A kind of block that exists only here, with a schema and a view: added, edited, refused, corrected, published. */

const schema = z.object({
  title: headline,
  tone: z.enum(['calm', 'loud']).default('calm'),
  links: z
    .array(z.object({ label: text(40), href }))
    .min(1)
    .max(3),
});

const view = ({ id, title, tone, links }: z.infer<typeof schema> & { id: string }) =>
  createElement(
    'section',
    { id, className: tone },
    createElement('h2', null, title),
    links.map((link) => createElement('a', { key: link.href, href: link.href }, link.label)),
  );

const OPENED: DocumentContent = {
  path: '/signpost',
  title: 'Signpost',
  seo: { title: 'Signpost', description: 'Where to go next.' },
  blocks: [{ id: 'hero', type: 'page-hero', props: { title: 'Signposts' } }],
};

test('a new kind of block needs only its schema and its view', async () => {
  using _block = registerBlock('signpost', { schema, view });
  await using fixture = await createTestDatabase();
  const { documents, pages } = openWiredDocuments(
    fixture.database.db,
    () => new Date('2026-11-23T12:00:00Z'),
  );
  const endpoints = createDocumentEndpoints(documents);
  const { id } = await documents.create('page', OPENED, EDITOR);

  // Added as the form adds it: as empty as the schema allows.
  const spec = fieldSpecOf(schema);
  const added = { id: 'signpost-1', type: 'signpost', props: initialValue(spec) };
  expect(added.props).toEqual({ title: '', links: [{ label: '', href: '' }] });
  const drafted = { ...OPENED, blocks: [...OPENED.blocks!, added] };
  expect(await endpoints.save(id, saveOf({ version: 1 }, drafted))).toMatchObject({ status: 200 });
  const refused = await endpoints.decide(id, { type: 'publish', version: 2 });
  expect(refused.status).toBe(409);
  expect(refused.body.problems!.map(({ block, field }) => `${block} ${field}`)).toEqual(
    expect.arrayContaining([
      'signpost-1 title',
      'signpost-1 links.0.label',
      'signpost-1 links.0.href',
    ]),
  );

  const props = { title: 'Where next?', links: [{ label: 'To the audit', href: '/book-audit' }] };
  const filled = withValue(drafted, ['blocks', { id: 'signpost-1' }, 'props'], props);
  expect(await endpoints.save(id, saveOf({ version: 2 }, filled))).toMatchObject({ status: 200 });
  expect(await endpoints.decide(id, { type: 'publish', version: 3 })).toMatchObject({
    status: 200,
  });
  const markup =
    '<section id="signpost-1" class="calm"><h2>Where next?</h2><a href="/book-audit">To the audit</a></section>';
  expect(await publicHtml((await pages.page('/signpost'))!)).toContain(
    JSON.stringify(markup).slice(1, -1),
  );
});
