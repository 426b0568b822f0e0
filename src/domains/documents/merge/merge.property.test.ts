import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  contentOfSize,
  editScript,
  freeze,
  isMove,
  isPlacement,
  runScript,
} from '#tests/support/documents/edit-scripts.ts';
import { applyChoice, applyChoices } from './apply-choice.ts';
import { diffContent } from '../history/diff-content.ts';
import type { DocumentContent } from '../document.ts';
import { isEqualJson } from '#src/platform/json.ts';
import { mergeContent, type Merge } from './merge.ts';

const base = freeze(contentOfSize(6, 7));

/** Two editors start from the same content; both made the shared edits first, on their own. */
const editors = fc
  .record({ shared: editScript(3), mine: editScript(), theirs: editScript() })
  .map(({ shared, mine, theirs }) => {
    const both = runScript(base, shared, 'both');
    return {
      mine: freeze(runScript(both, mine, 'mine')),
      theirs: freeze(runScript(both, theirs, 'theirs')),
      haveBothPlaced: shared.some(isPlacement) || (mine.some(isMove) && theirs.some(isMove)),
    };
  });

const words = (value: unknown) => new Set(JSON.stringify(value).match(/[\w-]+/g));
const idsOf = ({ blocks = [] }: DocumentContent) => blocks.map(({ id }) => id);
const choose = ({ merged, conflicts }: Merge, choice: 'mine' | 'theirs') =>
  applyChoices(
    merged,
    conflicts.map((conflict) => ({ conflict, choice })),
  );
const RUNS = { numRuns: 1_000 };

test('keeps the changes of one editor when the other made none, or the same', () => {
  fc.assert(
    fc.property(editors, ({ mine }) => {
      expect(mergeContent(base, mine, base)).toEqual({ merged: mine, conflicts: [] });
      expect(mergeContent(base, base, mine)).toEqual({ merged: mine, conflicts: [] });
      const copy = structuredClone(mine);
      expect(mergeContent(base, mine, copy)).toEqual({ merged: mine, conflicts: [] });
    }),
  );
});

test('loses no word that an editor wrote', () => {
  fc.assert(
    fc.property(editors, ({ mine, theirs }) => {
      const known = words(base);
      const found = words(mergeContent(base, mine, theirs));
      const written = [...words([mine, theirs])].filter((word) => !known.has(word));
      expect(written.filter((word) => !found.has(word))).toEqual([]);
    }),
    RUNS,
  );
});

test('loses and doubles no block, unless one editor deleted it and the other left it as it was', () => {
  fc.assert(
    fc.property(editors, ({ mine, theirs }) => {
      const ids = idsOf(mergeContent(base, mine, theirs).merged);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [one, other] of [
        [mine, theirs],
        [theirs, mine],
      ] as const)
        for (const block of one.blocks) {
          const before = base.blocks.find(({ id }) => id === block.id);
          const isDeleted =
            before && isEqualJson(before, block) && !idsOf(other).includes(block.id);
          expect(ids.includes(block.id)).toBe(!isDeleted);
        }
    }),
    RUNS,
  );
});

test('leads to the same content from both sides, once conflicts are decided', () => {
  fc.assert(
    fc.property(editors, ({ mine, theirs, haveBothPlaced }) => {
      fc.pre(!haveBothPlaced);
      const [one, other] = [mergeContent(base, mine, theirs), mergeContent(base, theirs, mine)];
      expect(one.conflicts.length).toBe(other.conflicts.length);
      expect(choose(one, 'mine')).toEqual(choose(other, 'theirs'));
      expect(choose(one, 'theirs')).toEqual(choose(other, 'mine'));
    }),
    RUNS,
  );
});

test('changes nothing when it is repeated', () => {
  fc.assert(
    fc.property(editors, ({ mine, theirs, haveBothPlaced }) => {
      fc.pre(!haveBothPlaced);
      const { merged } = mergeContent(base, mine, theirs);
      // A paragraph that was put in place of another in one merge can be a new one in the next.
      const again = mergeContent(base, merged, { ...theirs, body: merged['body'] });
      expect(again.merged).toEqual(merged);
      expect(mergeContent(theirs, merged, theirs)).toEqual({ merged, conflicts: [] });
    }),
    RUNS,
  );
});

test('holds at each conflict what can be chosen again', () => {
  fc.assert(
    fc.property(editors, ({ mine, theirs }) => {
      const { merged, conflicts } = mergeContent(base, mine, theirs);
      for (const conflict of conflicts) {
        const held = conflict.mine === undefined ? 'theirs' : 'mine';
        expect(applyChoice(merged, conflict, held)).toEqual(merged);
        const other = held === 'mine' ? 'theirs' : 'mine';
        expect(applyChoice(merged, conflict, other)).not.toEqual(merged);
      }
    }),
    RUNS,
  );
});

test('lists no change between equal contents, and some between others', () => {
  fc.assert(
    fc.property(editors, ({ mine, theirs }) => {
      const changes = diffContent(mine, theirs);
      expect(changes.length > 0).toBe(!isEqualJson(mine, theirs));
      const after = words(changes.map(({ path, after }) => ({ path, after })));
      const written = [...words(theirs)].filter((word) => !words(mine).has(word));
      expect(written.filter((word) => !after.has(word))).toEqual([]);
    }),
  );
});
