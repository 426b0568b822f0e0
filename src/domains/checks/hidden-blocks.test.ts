import { expect, test } from 'vitest';
import { describeDocument } from './describe-document.ts';
import { diffContent } from '#src/domains/documents/history/diff-content.ts';
import { mergeContent } from '#src/domains/documents/merge/merge.ts';
import { presentDraft } from '#src/domains/content/draft-view.server.ts';
import { pageOfContent, parsePageContent } from '#src/domains/content/pages/page-content.ts';
import { parseSectionContent } from '#src/domains/content/sections/section-content.ts';
import { referencesOf } from '#src/domains/content/references.ts';

/** Hidden blocks are kept for editors and are not public. */

const HERO = { id: 'hero', type: 'page-hero', props: { title: 'Hello' } };
const FAQ = { id: 'faq', type: 'faq', props: { title: 'Secret', link: '/secret' } };
const HIDDEN = { ...FAQ, hidden: true };

const contentOf = (...blocks: object[]) => {
  const parsed = parsePageContent({ path: '/offer', title: 'Offer', seo: {}, blocks });
  if (!parsed.ok) throw new Error(parsed.problems[0]?.message);
  return parsed.content;
};
const page = { id: 'x', builtInPath: null, liveAddress: null };
const rules = { readBlock: () => undefined, postTitle: (title: string) => title };

test('a page and its preview leave them out, with every word of theirs', () => {
  const content = contentOf(HERO, HIDDEN);
  expect(pageOfContent(content).blocks).toEqual([HERO]);
  const facts = { savedAt: new Date(0), life: {} as never };
  const draft = presentDraft({ kind: 'page', content, ...facts });
  expect(JSON.stringify(draft)).not.toMatch(/secret|hidden/i);
});

test.each([false, null, undefined])('hidden: %s shows a block as if it said nothing', (hidden) => {
  expect(pageOfContent(contentOf(HERO, { ...FAQ, hidden })).blocks).toEqual([HERO, FAQ]);
});

test('a save keeps the mark, and refuses another type of it at its block', () => {
  expect(contentOf(HIDDEN).blocks).toEqual([HIDDEN]);
  for (const parse of [parsePageContent, parseSectionContent])
    expect(parse({ title: 'T', blocks: [{ ...FAQ, hidden: 'yes' }] })).toMatchObject({
      ok: false,
      problems: [{ block: 'faq', field: 'hidden' }],
    });
});

test.each(['page', 'section'] as const)('checks of a %s find nothing in them', (kind) => {
  const content = contentOf(HERO, HIDDEN);
  const { blocks, links, anchors } = describeDocument({ ...page, kind, content }, rules);
  expect(blocks).toEqual([{ id: 'hero', type: 'page-hero' }]);
  expect(links).toEqual([]);
  // A link to a hidden section leads nowhere.
  expect([...anchors]).toEqual(['hero']);
});

test('the working copy goes on using what they use, so that they can be shown again', () => {
  expect(referencesOf(contentOf(HIDDEN))).toEqual([{ targetKind: 'path', target: '/secret' }]);
});

test('hiding is one difference, and merges with what others change in the block', () => {
  const base = contentOf(HERO, FAQ);
  const theirs = contentOf(HERO, { ...FAQ, props: { ...FAQ.props, title: 'Changed' } });
  expect(diffContent(base, contentOf(HERO, HIDDEN))).toMatchObject([
    { type: 'added', block: 'faq', field: 'hidden', blockType: 'faq', after: true },
  ]);
  const { merged, conflicts } = mergeContent(base, contentOf(HERO, HIDDEN), theirs);
  expect(conflicts).toEqual([]);
  expect(merged.blocks?.[1]).toMatchObject({ hidden: true, props: { title: 'Changed' } });
  expect(mergeContent(contentOf(HIDDEN), contentOf(FAQ), contentOf(HIDDEN)).merged.blocks).toEqual([
    FAQ,
  ]);
});
