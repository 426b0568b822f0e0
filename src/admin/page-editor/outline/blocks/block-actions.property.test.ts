import fc from 'fast-check';
import { expect, test } from 'vitest';
import { droppedAt } from '#src/admin/drag/dropped-at.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { EMPTY_HISTORY, recorded, redone, undone } from '#src/admin/documents/undo/edit-history.ts';
import { createBlockActions } from './block-actions.ts';

/** An editor's actions on sections, through the functions that the outline and the canvas call. */

const TYPES = ['faq', 'hero', 'plan'];
const START: DocumentContent = {
  title: 'Offer',
  blocks: ['faq', 'hero', 'plan', 'faq-2', 'end'].map((id, at) => ({
    id,
    type: TYPES[at % TYPES.length]!,
    props: { title: `Text of ${id}`, sections: [{ id: `${id}-part`, link: { href: `#${id}` } }] },
    ...(at === 2 && { hidden: true }),
  })),
};

const place = fc.nat({ max: 40 });
const command = fc.oneof(
  fc.record({
    act: fc.constant('drag' as const),
    which: place,
    target: place,
    isBelow: fc.boolean(),
  }),
  fc.record({ act: fc.constantFrom('copy' as const, 'cut' as const), which: place }),
  fc.record({ act: fc.constant('paste' as const), which: place }),
  fc.record({ act: fc.constantFrom('undo' as const, 'undo' as const, 'redo' as const) }),
);

/** A page with its history, and what is on the clipboard. */
function openPage() {
  let content = START;
  let history = EMPTY_HISTORY;
  let clipboard = '';
  const { actions, setContext } = createBlockActions(context());
  function context() {
    return {
      documentId: 'page-1',
      specs: Object.fromEntries(
        TYPES.map((type) => [type, { kind: 'object', fields: [] } as const]),
      ),
      isReadOnly: false,
      content,
      update(change: (before: DocumentContent) => DocumentContent, name?: string) {
        const before = content;
        content = change(before);
        if (content !== before) history = recorded(history, { before, after: content }, 0, name);
      },
      onSelect: () => undefined,
      announce: () => undefined,
      onAdd: () => undefined,
    };
  }
  const put = (text: string) => void (clipboard = text);
  return {
    blocks: () => content.blocks!,
    content: () => content,
    steps: () => history.done.length,
    actions,
    put,
    clipboard: () => clipboard,
    go(move: typeof undone) {
      ({ content, history } = move(history, content));
      setContext(context());
    },
  };
}

const textsOf = (content: DocumentContent) =>
  content.blocks!.map(({ props }) => (props as { title: string }).title).toSorted();

test('any 50 drags, copies, cuts, pastes, undos and redos lose and double no section, and undo leads back to the start', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 50, maxLength: 50 }), async (story) => {
      const page = openPage();
      let [states, at, copied] = [[START], 0, ''];
      for (const given of story) {
        const before = page.content();
        const blocks = page.blocks();
        const index = 'which' in given ? given.which % Math.max(1, blocks.length) : 0;
        const block = blocks[index];
        const text = block ? (block.props as { title: string }).title : '';
        let expected = textsOf(before);
        if (given.act === 'undo' || given.act === 'redo') {
          at = Math.max(0, Math.min(states.length - 1, at + (given.act === 'undo' ? -1 : 1)));
          page.go(given.act === 'undo' ? undone : redone);
          expect(page.content()).toEqual(states[at]);
          continue;
        }
        if (given.act === 'drag' && block)
          page.actions.moveTo(
            block.id,
            droppedAt(index, given.target % blocks.length, given.isBelow),
          );
        else if (given.act === 'copy' && block) await page.actions.copy(block.id, page.put);
        else if (given.act === 'cut' && block) {
          await page.actions.cut(block.id, page.put);
          expected = expected.toSpliced(expected.indexOf(text), 1);
        } else if (given.act === 'paste' && page.clipboard() !== '') {
          await page.actions.paste(block?.id, page.clipboard());
          expected = [...expected, copied].toSorted();
        }
        if ((given.act === 'copy' || given.act === 'cut') && block) copied = text;
        expect(textsOf(page.content())).toEqual(expected);
        const ids = page.blocks().map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        if (JSON.stringify(page.content()) !== JSON.stringify(before)) {
          states = [...states.slice(0, at + 1), page.content()];
          at += 1;
        }
      }
      while (page.steps() > 0) page.go(undone);
      expect(page.content()).toEqual(START);
    }),
    { numRuns: 200 },
  );
});
