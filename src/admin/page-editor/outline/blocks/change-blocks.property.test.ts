import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Blocks, hideBlock, insertBlocks, moveBlock, removeBlock } from './change-blocks.ts';
import { anchorsIn, copyBlocks } from './copy-blocks.ts';

/** Whatever is done to sections: ids stay unique, nothing is lost, and what changes nothing returns the same list. */

const ids = ['faq', 'faq-2', 'hero', 'plan', 'form'] as const;
const anchors = ['scope', 'price', 'scope-2', 'faq'] as const;

/** Up to five blocks; some have parts with ids of their own, and links to them. */
const blockList = fc
  .uniqueArray(
    fc.record({
      id: fc.constantFrom(...ids),
      type: fc.constantFrom('faq', 'rich-text', 'x'.repeat(100), '?'),
      parts: fc.uniqueArray(fc.constantFrom(...anchors), { maxLength: 3 }),
      hidden: fc.boolean(),
    }),
    { selector: ({ id }) => id },
  )
  .map((list): Blocks => {
    const taken = new Set<string>(list.map(({ id }) => id));
    return list.map(({ id, type, parts, hidden }) => {
      const own = parts.filter((part) => !taken.has(part) && taken.add(part));
      return {
        id,
        type,
        props: {
          title: `Text of ${id}`,
          sections: own.map((part) => ({ id: part, link: { href: `#${part}` } })),
        },
        ...(hidden && { hidden }),
      };
    });
  });

const action = fc.record({
  kind: fc.constantFrom('insert', 'move', 'remove', 'hide', 'show', 'copy', 'cut'),
  id: fc.constantFrom(...ids),
  at: fc.integer({ min: -2, max: 7 }),
  random: fc.double({ min: 0, max: 0.999, noNaN: true }),
});

const titlesOf = (blocks: Blocks) =>
  blocks.map(({ props }) => (props as { title: string }).title).toSorted();
const everyId = (blocks: Blocks): string[] =>
  JSON.stringify(blocks)
    .match(/"id":"[^"]*"/g)
    ?.map(String) ?? [];

test('ids of blocks and of their parts stay unique, through any series of actions', () => {
  fc.assert(
    fc.property(blockList, fc.array(action, { maxLength: 12 }), (start, script) => {
      let blocks = start;
      for (const { kind, id, at, random } of script) {
        const before = structuredClone(blocks);
        const given = blocks;
        blocks = step(blocks, kind, id, at, random);
        expect(given).toEqual(before);
        expect(new Set(everyId(blocks)).size).toBe(everyId(blocks).length);
        if (blocks !== given && kind !== 'cut') expect(blocks).not.toEqual(given);
      }
    }),
  );
});

function step(blocks: Blocks, kind: string, id: string, at: number, random: number): Blocks {
  const block = blocks.filter((each) => each.id === id);
  const rules = { random: () => random };
  switch (kind) {
    case 'move':
      return moveBlock(blocks, id, at);
    case 'remove':
      return removeBlock(blocks, id);
    case 'hide':
    case 'show':
      return hideBlock(blocks, id, kind === 'hide');
    case 'cut': {
      const left = removeBlock(blocks, id);
      return insertBlocks(left, copyBlocks(block, left, { ...rules, keepsIds: true }), at);
    }
    default:
      return insertBlocks(blocks, copyBlocks(block, blocks, rules), at);
  }
}

test('moving, hiding and showing again lose nothing; a moved block is where it was asked to be', () => {
  fc.assert(
    fc.property(blockList, action, (blocks, { id, at }) => {
      const moved = moveBlock(blocks, id, at);
      expect(titlesOf(moved)).toEqual(titlesOf(blocks));
      const has = blocks.some((block) => block.id === id);
      const place = Math.max(0, Math.min(at, blocks.length - 1));
      if (has) expect(moved[place]?.id).toBe(id);
      const others = (list: Blocks) => list.filter((block) => block.id !== id);
      expect(others(moved)).toEqual(others(blocks));
      const shown = hideBlock(hideBlock(blocks, id, true), id, false);
      expect(shown).toEqual(blocks.map((block) => (block.id === id ? withoutMark(block) : block)));
      expect(removeBlock(blocks, id)).toEqual(others(blocks));
    }),
  );
});

const withoutMark = ({ id, type, props }: Blocks[number]) => ({ id, type, props });

test('cut and pasted on its page, a block is as it was; links in a copy lead to the copy', () => {
  fc.assert(
    fc.property(blockList, action, (blocks, { id, random }) => {
      const given = blocks.filter((block) => block.id === id);
      const left = removeBlock(blocks, id);
      expect(copyBlocks(given, left, { keepsIds: true })).toEqual(given);
      for (const { props } of copyBlocks(given, blocks, { random: () => random }))
        for (const part of (props as { sections: { id: string; link: { href: string } }[] })
          .sections) {
          expect(part.link.href).toBe(`#${part.id}`);
          expect(anchorsIn(blocks).has(part.id)).toBe(false);
        }
    }),
  );
});

test.each([
  ['an unknown block', (blocks: Blocks) => moveBlock(blocks, 'none', 0)],
  ['its own place', (blocks: Blocks) => moveBlock(blocks, 'a', 0)],
  ['before the start', (blocks: Blocks) => moveBlock(blocks, 'a', -1)],
  ['removing nothing', (blocks: Blocks) => removeBlock(blocks, 'none')],
  ['showing what is shown', (blocks: Blocks) => hideBlock(blocks, 'a', false)],
  ['inserting nothing', (blocks: Blocks) => insertBlocks(blocks, [], 0)],
])('%s returns the same list', (_what, change) => {
  const blocks = [
    { id: 'a', type: 'faq', props: {} },
    { id: 'b', type: 'faq', props: {} },
  ];
  expect(change(blocks)).toBe(blocks);
});
