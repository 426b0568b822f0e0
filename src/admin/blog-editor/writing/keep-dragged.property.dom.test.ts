import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dataOf, openBody } from '#tests/support/dom/dragged-body.tsx';

/** Blocks that are dragged, pasted and undone, in whatever order. */

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const share = fc.double({ min: 0, max: 1, noNaN: true });
const act50 = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constantFrom('grip' as const, 'pull' as const),
      block: share,
      to: share,
      ends: fc.boolean(),
      lands: fc.constantFrom(true, true, true, false),
    }),
    fc.record({ do: fc.constant('drag-text' as const), from: share, size: share, to: share }),
    fc.record({
      do: fc.constantFrom('paste' as const, 'drop-in' as const),
      at: share,
      kind: share,
    }),
    fc.record({ do: fc.constantFrom('undo' as const, 'undo' as const, 'redo' as const) }),
  ),
  { maxLength: 50, size: 'max' },
);

const PASTED = [
  (word: string) => `<p>${word}</p>`,
  (word: string) => `<ul><li>${word}</li><li>${word}</li></ul>`,
  (word: string) => `<h2>${word}</h2><blockquote><p>${word}</p></blockquote>`,
];

test('any drags, pastes, undos and redos lose and double nothing, and can all be undone', () => {
  fc.assert(
    fc.property(act50, (acts) => {
      const body = openBody();
      const start = body.state();
      const states = [body.counts()];
      for (const each of acts) {
        const before = body.counts();
        const count = body.editor.state.doc.childCount;
        if (!('at' in each || 'to' in each)) {
          body[each.do]();
          expect(states).toContainEqual(body.counts());
          continue;
        }
        if ('at' in each) {
          const html = PASTED[Math.floor(each.kind * 2.99)]!('§');
          if (each.do === 'paste') {
            body.select(each.at);
            body.paste(html);
          } else {
            // On its way to another window, the pointer crosses this one.
            window.dispatchEvent(new Event('pointermove'));
            body.drop(body.at(each.at), dataOf({ 'text/html': html }));
          }
          const added = lettersOf(body.counts()).replace(lettersOf(before).replaceAll('§', ''), '');
          expect(added.length).toBeGreaterThan(lettersOf(before).split('§').length - 1);
          expect(added).toMatch(/^§+$/);
          states.push(body.counts());
          continue;
        }
        if ('from' in each) {
          body.select(each.from, each.from + each.size * (1 - each.from));
          body.drop(body.at(each.to), body.pull(0));
        } else {
          const data = body[each.do](Math.floor(each.block * (count - 0.01)));
          if (each.lands) body.drop(body.at(each.to), data);
          if (each.ends) body.end();
        }
        expect(lettersOf(body.counts())).toEqual(lettersOf(before));
        states.push(body.counts());
      }
      const end = body.state();
      let steps = 0;
      for (; body.canUndo(); steps += 1) body.undo();
      expect(body.state()).toEqual(start);
      for (; body.canRedo(); steps -= 1) body.redo();
      if (!acts.some(({ do: what }) => what === 'undo')) expect(body.state()).toEqual(end);
      cleanup();
    }),
    { numRuns: 20 },
  );
}, 300_000);

/** Words are joined and split when text is dropped inside others, so letters count. */
const lettersOf = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .flatMap(([word, count]) => word.repeat(count).split(''))
    .toSorted()
    .join('');
