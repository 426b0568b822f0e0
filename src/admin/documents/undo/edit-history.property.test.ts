import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import {
  contentOfSize,
  editScript,
  freeze,
  runScript,
} from '#tests/support/documents/edit-scripts.ts';
import { type EditHistory, EMPTY_HISTORY, recorded, redone, undone } from './edit-history.ts';

/** Undo and redo against models that know nothing of merging. */

const start = freeze(contentOfSize(5, 4));

type Content = typeof start;

const command = fc.oneof(
  { weight: 4, arbitrary: editScript(1).map((edits) => ({ type: 'edit' as const, edits })) },
  { weight: 2, arbitrary: fc.constant({ type: 'undo' as const }) },
  { weight: 1, arbitrary: fc.constant({ type: 'redo' as const }) },
);

test('alone, it is a list of states with a position in it', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 25 }), (commands) => {
      let [content, history]: [Content, EditHistory] = [start, EMPTY_HISTORY];
      let [states, at] = [[start], 0];
      for (const [n, given] of commands.entries()) {
        if (given.type === 'edit') {
          const after = runScript(content, given.edits, `word${n}x`);
          // A pause between edits, so that none joins another.
          history = recorded(history, { before: content, after }, n * 60_000);
          if (JSON.stringify(after) !== JSON.stringify(content)) {
            states = [...states.slice(0, at + 1), after];
            at += 1;
          }
          content = after;
        } else {
          const moved = (given.type === 'undo' ? undone : redone)(history, content);
          const next = at + (given.type === 'undo' ? -1 : 1);
          expect(moved.name === undefined).toBe(states[next] === undefined);
          if (states[next]) at = next;
          [content, history] = [moved.content as Content, moved.history];
        }
        expect(content).toEqual(states[at]);
      }
    }),
    { numRuns: 300 },
  );
});

/** Fields of the model: each has a text, and may be changed by me or by someone else. */
const FIELDS = ['title', 'b0', 'b1', 'b2'] as const;
type Field = (typeof FIELDS)[number];
type Texts = Record<Field, string>;

const contentOf = (texts: Texts): DocumentContent => ({
  title: texts.title,
  blocks: ['b0', 'b1', 'b2'].map((id) => ({
    id,
    type: 'faq',
    props: { title: texts[id as Field] },
  })),
});

const story = fc.array(
  fc.record({
    act: fc.constantFrom('mine', 'mine', 'theirs', 'undo', 'undo', 'redo'),
    field: fc.constantFrom(...FIELDS),
    text: fc.constantFrom('one', 'two', 'three'),
  }),
  { maxLength: 30 },
);

interface ModelStep {
  field: Field;
  from: string;
  to: string;
}

test('with others, each step takes back its own text, and only where it still stands', () => {
  fc.assert(
    fc.property(story, (acts) => {
      let texts: Texts = { title: 'zero', b0: 'zero', b1: 'zero', b2: 'zero' };
      let history = EMPTY_HISTORY;
      const model = { done: [] as ModelStep[], undone: [] as ModelStep[] };
      const put = (field: Field, text: string) => (texts = { ...texts, [field]: text });
      for (const [n, { act, field, text }] of acts.entries()) {
        if (act === 'theirs') put(field, text);
        else if (act === 'mine') {
          const before = contentOf(texts);
          const from = texts[field];
          put(field, text);
          history = recorded(history, { before, after: contentOf(texts) }, n * 60_000);
          if (from === text) continue;
          model.done.push({ field, from, to: text });
          model.undone = [];
        } else {
          const [source, target] =
            act === 'undo' ? [model.done, model.undone] : [model.undone, model.done];
          const moved = (act === 'undo' ? undone : redone)(history, contentOf(texts));
          history = moved.history;
          for (let step = source.pop(); step; step = source.pop()) {
            // Someone else has made it so already: the step before it is taken back instead.
            if (texts[step.field] === step.from) continue;
            const isMine = texts[step.field] === step.to;
            if (isMine) {
              put(step.field, step.from);
              target.push({ field: step.field, from: step.to, to: step.from });
            }
            break;
          }
          expect(moved.content).toEqual(contentOf(texts));
        }
      }
    }),
    { numRuns: 500 },
  );
});

test('no word that others wrote since is lost by undoing everything', () => {
  fc.assert(
    fc.property(fc.array(editScript(2), { maxLength: 5 }), editScript(4), (mine, theirs) => {
      let [content, history]: [Content, EditHistory] = [start, EMPTY_HISTORY];
      for (const [n, edits] of mine.entries()) {
        const after = runScript(content, edits, `mine${n}x`);
        history = recorded(history, { before: content, after }, n * 60_000);
        content = after;
      }
      content = runScript(content, theirs, 'theirs');
      const written = JSON.stringify(content).match(/theirs\w*/g) ?? [];
      for (let n = 0; n < 20; n += 1) {
        const moved = undone(history, content);
        [content, history] = [moved.content as Content, moved.history];
      }
      expect(history.done).toEqual([]);
      const left = JSON.stringify(content);
      expect(written.filter((word) => !left.includes(word))).toEqual([]);
      const ids = content.blocks.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }),
    { numRuns: 300 },
  );
});
