import { describe, expect, test } from 'vitest';
import { BLOCK_SCHEMAS } from '#src/blocks/schemas.ts';
import { readBlock } from '#src/blocks/read-block.server.tsx';
import { bracketedInValue } from '#src/domains/checks/bracketed.ts';
import { describeDocument } from '#src/domains/checks/describe-document.ts';
import { runChecks } from '#src/domains/checks/run-checks.ts';
import { EMPTY_SITE } from '#src/domains/checks/site-facts.ts';
import { validatePagePath } from '#src/domains/site-map/content-address.ts';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { fillBlanks, suggestPath } from '#src/admin/page-editor/suggest-path.ts';
import { renderBlocks } from '#tests/support/render-blocks.tsx';
import { PAGE_TEMPLATES } from './index.ts';

const guidance = new Set(bracketedInValue(PAGE_TEMPLATES));

test('ids and names are unique', () => {
  for (const values of [PAGE_TEMPLATES.map(({ id }) => id), PAGE_TEMPLATES.map(({ name }) => name)])
    expect(new Set(values).size).toBe(values.length);
});

describe.each(PAGE_TEMPLATES.map((template) => [template.id, template] as const))(
  '%s',
  (_, made) => {
    const blanks = Object.fromEntries(made.blanks.map(({ name, example }) => [name, example]));
    const { title, seo, blocks } = fillBlanks(
      { title: made.title, seo: made.seo, blocks: made.blocks },
      blanks,
    );
    const path = suggestPath(made.path, blanks, title);

    test('every section parses, before and after its blanks are filled in', () => {
      for (const { type, props, id } of [...made.blocks, ...blocks]) {
        const parsed = BLOCK_SCHEMAS[type].safeParse(props);
        expect(parsed.error?.message, `${type} #${id}`).toBeUndefined();
      }
    });

    test('renders every section', async () => {
      for (const block of blocks)
        expect(await renderBlocks({ blocks: [block] })).toMatch(/<section/);
    });

    test('asks only for blanks that it uses, and leaves nothing else open in title and path', () => {
      for (const name of Object.keys(blanks)) expect(made.title + made.path).toContain(`[${name}]`);
      expect(title + path).not.toMatch(/[[\]]/);
      expect(validatePagePath(path)).toBeUndefined();
      expect(seo.title).toMatch(/ \| Cadron$/);
    });

    test('passes every check, except that its guidance blocks a publication', () => {
      const content = { title, path, seo, blocks, template: made.id };
      const document = describeDocument(
        { kind: 'page', content, builtInPath: null, liveAddress: null },
        { readBlock, postTitle: (text) => text },
      );
      const paths = new Map(DEFAULT_PAGES.map((page) => [page.path, { type: 'exists' as const }]));
      for (const known of ['/insights', '/insights/success-stories'])
        paths.set(known, { type: 'exists' });
      const findings = runChecks(document, { ...EMPTY_SITE, paths, guidance });
      expect(findings.filter(({ check }) => check !== 'template-guidance')).toEqual([]);
      const sections = findings.filter(({ block }) => block !== undefined);
      expect(sections.every(({ severity }) => severity === 'error')).toBe(true);
      expect(sections.length).toBeGreaterThan(blocks.length / 2);
      const unknownLinks = document.links.filter(
        ({ href }) => href.startsWith('/') && !paths.has(href),
      );
      expect(unknownLinks).toEqual([]);
    });
  },
);
