import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  contentOfSize,
  editScript,
  freeze,
  runScript,
} from '#tests/support/documents/edit-scripts.ts';
import { diffContent } from './diff-content.ts';
import { diffSections } from './diff-sections.ts';
import type { DocumentContent } from '../document.ts';
import { isEqualJson } from '#src/platform/json.ts';
import { restoreChange, restoreSections } from './restore-sections.ts';

const base = freeze(contentOfSize(7, 2));

/** An earlier state and the current one, which have most sections in common. */
const states = fc.record({ one: editScript(12), other: editScript(12) }).map(({ one, other }) => ({
  earlier: freeze(runScript(base, one, 'one')) as DocumentContent,
  current: freeze(runScript(base, other, 'other')) as DocumentContent,
}));
const idsOf = ({ blocks = [] }: DocumentContent) => blocks.map(({ id }) => id);
const changedIds = (earlier: DocumentContent, current: DocumentContent) =>
  diffSections(earlier, current).map(({ id }) => id);
const RUNS = { numRuns: 1_000 };

test('putting back every changed section at once gives the earlier state', () => {
  fc.assert(
    fc.property(states, ({ earlier, current }) => {
      const all = restoreSections(current, earlier, changedIds(earlier, current));
      expect(isEqualJson(all, earlier)).toBe(true);
    }),
    RUNS,
  );
});

test('so does one after the other, in any order', () => {
  fc.assert(
    fc.property(states, fc.nat(20), ({ earlier, current }, choice) => {
      let state = current;
      let open = changedIds(earlier, state);
      const most = open.length;
      for (let count = 0; open.length > 0; count += 1) {
        expect(count).toBeLessThan(most);
        state = restoreSections(state, earlier, [open[choice % open.length]!]);
        open = changedIds(earlier, state);
      }
      expect(isEqualJson(state, earlier)).toBe(true);
    }),
    RUNS,
  );
});

test('leaves every other section as it is, and in its order', () => {
  fc.assert(
    fc.property(states, fc.nat(20), ({ earlier, current }, choice) => {
      const changed = changedIds(earlier, current);
      fc.pre(changed.length > 0);
      const id = changed[choice % changed.length]!;
      const restored = restoreSections(current, earlier, [id]);
      const others = (content: DocumentContent) =>
        content.blocks!.filter((block) => block.id !== id);
      expect(others(restored)).toEqual(others(current));
      const { blocks: _, ...fields } = restored;
      const { blocks: __, ...expected } = id === null ? earlier : current;
      expect(fields).toEqual(expected);
      expect(changedIds(earlier, restored)).not.toContain(id);
    }),
    RUNS,
  );
});

test('puts a deleted section back where it was, also without what preceded it', () => {
  const of = (...ids: string[]): DocumentContent => ({
    title: 't',
    blocks: ids.map((id) => ({ id, type: 'faq', props: {} })),
  });
  expect(idsOf(restoreSections(of('a', 'c'), of('a', 'b', 'c'), ['b']))).toEqual(['a', 'b', 'c']);
  expect(idsOf(restoreSections(of('c', 'x'), of('a', 'b', 'c'), ['b']))).toEqual(['b', 'c', 'x']);
  expect(idsOf(restoreSections(of('c', 'a'), of('a', 'b', 'c'), ['b']))).toHaveLength(3);
  expect(restoreSections({ title: 'a' }, { title: 'b' }, [null])).toEqual({ title: 'b' });
});

test('taking back one difference leaves the others, and all of them give the earlier state', () => {
  fc.assert(
    fc.property(states, fc.nat(40), ({ earlier, current }, choice) => {
      let state = current;
      let open = diffContent(earlier, state);
      for (let count = 0; open.length > 0; count += 1) {
        expect(count).toBeLessThan(500);
        const chosen = open[choice % open.length]!;
        state = restoreChange(state, earlier, chosen);
        const left = diffContent(earlier, state);
        expect(left.length).toBeLessThan(open.length);
        open = left;
      }
      expect(isEqualJson(state, earlier)).toBe(true);
    }),
    RUNS,
  );
});

test('puts a removed paragraph back to its place', () => {
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
  const of = (...texts: string[]): DocumentContent => ({
    title: 'Post',
    body: { type: 'doc', content: texts.map(paragraph) },
  });
  const [earlier, current] = [of('Apples', 'Pears', 'Plums'), of('Apples', 'Plums', 'Figs')];
  const removed = diffContent(earlier, current).find(({ type }) => type === 'removed')!;
  expect(restoreChange(current, earlier, removed)).toEqual(of('Apples', 'Pears', 'Plums', 'Figs'));
});
