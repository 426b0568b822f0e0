import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readClipboardText, toClipboardText } from './clipboard-text.ts';

const BLOCKS = [{ id: 'faq', type: 'faq', props: { title: 'Why?' }, hidden: true }];
const COPIED = { blocks: BLOCKS, from: 'page-1', isCut: true };
const text = (changes: object = {}) =>
  JSON.stringify({ ...(JSON.parse(toClipboardText(COPIED)) as object), ...changes });
const read = (given: string) => readClipboardText(given, (type) => type === 'faq');
const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });

test('reads what it wrote', () => {
  expect(read(toClipboardText(COPIED))).toEqual({ ok: true, copied: COPIED });
});

test('keeps only what a section consists of', () => {
  const given = text({ blocks: [{ ...BLOCKS[0], hidden: 'no', onload: 'x' }] });
  expect(read(given)).toMatchObject({
    copied: { blocks: [{ id: 'faq', type: 'faq', props: { title: 'Why?' } }] },
  });
  expect(JSON.stringify(read(given))).not.toMatch(/onload|hidden/);
});

test.each([
  ['nothing', ' ', 'nothing to paste'],
  ['another text', 'Hello', 'holds no section'],
  ['other JSON', '{"blocks":[]}', 'holds no section'],
  ['a number', '7', 'holds no section'],
  ['half of a copy', text().slice(0, 60), 'is incomplete'],
  ['no blocks', text({ blocks: [] }), 'is incomplete'],
  ['blocks of another shape', text({ blocks: [{ id: 1, type: 'faq', props: {} }] }), 'incomplete'],
  ['props that are no object', text({ blocks: [{ id: 'a', type: 'faq', props: 'x' }] }), 'incompl'],
  ['another version', text({ version: 2 }), 'Reload both pages'],
  ['an unknown kind', text({ blocks: [{ id: 'a', type: 'iframe', props: {} }] }), '“iframe”'],
  ['10 MB', text({ blocks: [{ id: 'a', type: 'faq', props: { t: 'x'.repeat(1e7) } }] }), '9.5 MB'],
  ['deep nesting', text({ blocks: [{ id: 'a', type: 'faq', props: nested(60) }] }), 'cannot be st'],
  ['a null character', text({ blocks: [{ id: 'a', type: 'faq', props: { t: '\0' } }] }), 'stored'],
  ['deep brackets', '['.repeat(1e6), 'holds no section'],
])('%s is refused with a message', (_what, given, message) => {
  const result = read(given);
  expect(result).toMatchObject({ ok: false });
  expect(result.ok ? '' : result.message).toContain(message);
});

test('no text makes it throw', () => {
  const almost = fc.json().map((json) => text({ blocks: JSON.parse(json) as unknown }));
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), almost), (given) => {
      expect(read(given).ok).toBeTypeOf('boolean');
    }),
  );
});
