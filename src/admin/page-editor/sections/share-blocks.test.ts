import { expect, test } from 'vitest';
import type { DocumentBlock } from '#src/domains/documents/document.ts';
import { detachSection, placeOf, shareBlocks } from './share-blocks.ts';

const block = (id: string, props: unknown = {}): DocumentBlock => ({ id, type: 'faq', props });
const SECTION = 'bb2dbd27-61a8-4c5c-9d53-5b5a0d5c8a11';
const PAGE = [block('top'), block('a'), block('b'), block('end')];

test('a shared section stands where the first of its sections was', () => {
  expect(shareBlocks(PAGE, new Set(['b', 'a']), SECTION)).toEqual([
    block('top'),
    placeOf('a', SECTION),
    block('end'),
  ]);
  expect(shareBlocks(PAGE, new Set(['top', 'end']), SECTION)).toEqual([
    placeOf('top', SECTION),
    block('a'),
    block('b'),
  ]);
});

test('links of the page to shared sections still lead there', () => {
  const link = (href: string) => block('end', { action: { label: 'Go', href } });
  const linking = (href: string) => [block('a'), block('b'), link(href)];
  const shared = new Set(['a', 'b']);
  expect(shareBlocks(linking('#a'), shared, SECTION).at(-1)).toEqual(link('#a'));
  expect(shareBlocks(linking('#b'), shared, SECTION).at(-1)).toEqual(link('#a--b'));
});

test('sections that are gone meanwhile change nothing', () => {
  expect(shareBlocks(PAGE, new Set(['gone']), SECTION)).toBe(PAGE);
  expect(detachSection(PAGE, 'gone', [block('x')])).toEqual(PAGE);
  // Another editor has replaced the place.
  expect(detachSection(PAGE, 'a', [block('x')])).toEqual(PAGE);
});

test('detaching what was shared gives the same sections back', () => {
  const hidden = { ...block('b'), hidden: true };
  const page = [block('top'), block('a'), hidden, block('end')];
  const shared = shareBlocks(page, new Set(['a', 'b']), SECTION);
  expect(detachSection(shared, 'a', [block('a'), hidden])).toEqual([
    block('top'),
    block('a'),
    { ...hidden, id: 'a--b' },
    block('end'),
  ]);
});

test('an id that is too long to be stored is replaced, and links to it follow', () => {
  const long = block('x'.repeat(99));
  const link = block('link', { href: `#${long.id}` });
  const detached = detachSection([placeOf('a', SECTION)], 'a', [block('one'), long, link]);
  const { id } = detached[1]!;
  expect(id).toMatch(/^faq-\w+$/);
  expect(detached[2]).toEqual(block('a--link', { href: `#${id}` }));
});
