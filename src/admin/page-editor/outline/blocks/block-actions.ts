import { showNotice } from '#src/admin/notices/show-notice.ts';
import type { DocumentBlock, DocumentContent } from '#src/domains/documents/document.ts';
import { readableName } from '#src/domains/documents/history/name-of-field.ts';
import { nameOfSection } from '#src/domains/documents/history/name-of-section.ts';
import type { CanvasTools } from '../../canvas/overlay.ts';
import { type BlockSpecs, initialValue } from '../../field-spec.ts';
import { type EditStep, reverted } from '#src/admin/documents/undo/revert.ts';
import type { UpdateContent } from '#src/admin/documents/undo/use-undo.ts';
import { keepCopy, readClipboard, writeClipboard } from './browser-clipboard.ts';
import {
  type Blocks,
  hideBlock,
  indexOf,
  insertBlocks,
  moveBlock,
  removeBlock,
} from './change-blocks.ts';
import { readClipboardText, toClipboardText } from './clipboard-text.ts';
import { anchorsIn, copyBlocks, newBlockId } from './copy-blocks.ts';

/** The state that the actions work on. */
export interface BlockActionsContext {
  documentId: string;
  specs: BlockSpecs;
  /** what a new section of a kind holds; others begin empty */
  starts?: Readonly<Record<string, unknown>> | undefined;
  isReadOnly: boolean;
  update: UpdateContent;
  content: DocumentContent;
  onSelect(id: string | undefined): void;
  /** tells screen readers what was done */
  announce(sentence: string): void;
  /** opens the dialog that adds a section before the one at an index */
  onAdd(at: number): void;
}

/**
 * Actions on the sections of a document, by the outline, the canvas and shortcuts. The functions stay the same. What is
 * removed can be put back.
 */
export interface BlockActions extends CanvasTools {
  /** Opens the dialog that adds a section; without an index, at the end. */
  add(at?: number): void;
  /** Adds a section of a kind with the text it starts with, or with props, and selects it. */
  insert(block: Pick<DocumentBlock, 'type'> & { props?: unknown }, at: number): void;
  /** Moves a section to an index of the result. */
  moveTo(id: string, to: number): void;
  /** Copies for other tabs and pages. @param put puts the text on the clipboard of a copy event */
  copy(id: string, put?: (text: string) => void): Promise<void>;
  cut(id: string, put?: (text: string) => void): Promise<void>;
  /** Pastes after a section, or at the end. @param text of a paste event; without it, the clipboard is read */
  paste(after: string | undefined, text?: string): Promise<void>;
}

/** @returns the actions, and a function for what they work on after each render */
export function createBlockActions(first: BlockActionsContext): {
  actions: BlockActions;
  setContext(next: BlockActionsContext): void;
} {
  let context = first;

  /**
   * @param name what the step did, where the difference does not say it
   * @returns the content before and after; undefined if nothing changed
   */
  function change(make: (blocks: Blocks) => Blocks, name?: string): EditStep | undefined {
    if (context.isReadOnly) return undefined;
    let step: EditStep | undefined;
    context.update((before) => {
      const blocks = before.blocks ?? [];
      const changed = make(blocks);
      if (changed === blocks) return before;
      const after = { ...before, blocks: changed };
      step = { before, after };
      // Another action may follow before the next render.
      context = { ...context, content: after };
      return after;
    }, name);
    return step;
  }

  const find = (id: string) => blocksNow().find((block) => block.id === id);
  const blocksNow = (): Blocks => context.content.blocks ?? [];
  const announce = (sentence: string) => context.announce(sentence);
  const isKnown = (type: string) => Object.hasOwn(context.specs, type);

  function place(added: Blocks, at: number, said: (position: string) => string): void {
    const step = change((blocks) => insertBlocks(blocks, added, at));
    if (!step) return;
    const id = added[0]!.id;
    announce(said(`number ${positionOf(step.after, id)}`));
    context.onSelect(id);
  }

  function moveTo(id: string, to: number): void {
    const block = find(id);
    if (!block) return;
    // Of two neighbors that change places, only the editor knows which one was moved.
    const step = change((blocks) => moveBlock(blocks, id, to), `move ${readableName(block.type)}`);
    const name = nameOfSection(block);
    if (step) announce(`${name} is now number ${positionOf(step.after, id)}.`);
    else if (to < 0) announce(`${name} is the first section already.`);
    else if (to >= blocksNow().length) announce(`${name} is the last section already.`);
  }

  /** @returns the name of the section; undefined if there is no such section */
  function take(id: string): { name: string; step: EditStep } | undefined {
    const block = find(id);
    const at = indexOf(blocksNow(), id);
    const step = change((blocks) => removeBlock(blocks, id));
    if (!block || !step) return undefined;
    const left = step.after.blocks ?? [];
    context.onSelect((left[at] ?? left.at(-1))?.id);
    return { name: nameOfSection(block), step };
  }

  async function copyBlock(
    id: string,
    isCut: boolean,
    put?: (text: string) => void,
  ): Promise<DocumentBlock | undefined> {
    const block = find(id);
    if (!block) return undefined;
    const text = toClipboardText({ blocks: [block], from: context.documentId, isCut });
    if (put) {
      put(text);
      keepCopy(text);
      return block;
    }
    if (await writeClipboard(text)) return block;
    showNotice({
      kind: 'error',
      text: 'This browser does not allow copying. Allow access to the clipboard, then try again.',
    });
    return undefined;
  }

  const actions: BlockActions = {
    add: (at) => {
      if (!context.isReadOnly) context.onAdd(at ?? blocksNow().length);
    },
    insert({ type, props }, at) {
      const spec = context.specs[type];
      const id = newBlockId(type, anchorsIn(blocksNow()));
      const start = context.starts?.[type] ?? (spec ? initialValue(spec) : {});
      const block = { id, type, props: props ?? start };
      place([block], at, (position) => `${readableName(type)} was added as ${position}.`);
    },
    moveTo,
    move: (id, by) => moveTo(id, indexOf(blocksNow(), id) + by),
    duplicate(id) {
      const block = find(id);
      if (!block) return;
      const blocks = blocksNow();
      const copies = copyBlocks([block], blocks);
      place(
        copies,
        indexOf(blocks, id) + 1,
        (position) => `${nameOfSection(block)} was duplicated. The copy is ${position}.`,
      );
    },
    remove(id) {
      const taken = take(id);
      if (!taken) return;
      const { name, step } = taken;
      showNotice({
        kind: 'done',
        text: `${name} was removed.`,
        action: {
          label: 'Undo',
          run() {
            context.update((now) => reverted(step, now).content);
            context.onSelect(id);
            announce(`${name} is back.`);
          },
        },
      });
    },
    toggleHidden(id) {
      const block = find(id);
      if (!block) return;
      const isHidden = block.hidden !== true;
      if (!change((blocks) => hideBlock(blocks, id, isHidden))) return;
      announce(
        `${nameOfSection(block)} is ${isHidden ? 'hidden from visitors' : 'shown to visitors again'}.`,
      );
    },
    async copy(id, put) {
      const block = await copyBlock(id, false, put);
      if (block) announce(`${nameOfSection(block)} was copied.`);
    },
    async cut(id, put) {
      if (context.isReadOnly || !(await copyBlock(id, true, put))) return;
      const taken = take(id);
      if (taken) announce(`${taken.name} was cut. Paste it on this page or another one.`);
    },
    async paste(after, text) {
      if (context.isReadOnly) return;
      const given = text?.trim() ? text : await readClipboard();
      const read = readClipboardText(given, isKnown);
      if (!read.ok) return showNotice({ kind: 'error', text: read.message });
      const { blocks: copied, from, isCut } = read.copied;
      const blocks = blocksNow();
      const keepsIds = isCut && from === context.documentId;
      const at = indexOf(blocks, after);
      const what =
        copied.length === 1 ? `${nameOfSection(copied[0]!)} was` : `${copied.length} sections were`;
      place(
        copyBlocks(copied, blocks, { keepsIds }),
        at === -1 ? blocks.length : at + 1,
        (position) => `${what} pasted as ${position}.`,
      );
    },
  };
  const setContext = (next: BlockActionsContext) => {
    context = next;
  };
  return { actions, setContext };
}

/** `3 of 7` */
const positionOf = ({ blocks = [] }: DocumentContent, id: string): string =>
  `${indexOf(blocks, id) + 1} of ${blocks.length}`;
