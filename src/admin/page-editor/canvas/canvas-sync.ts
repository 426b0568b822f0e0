import type { DocumentBlock } from '#src/domains/documents/document.ts';
import type { CanvasBlock } from '#src/services.server.ts';
import type { Timers } from '#src/admin/documents/working-copy.ts';

/** The frame, as the sync changes it. */
export interface CanvasFrame {
  order(ids: readonly string[]): void;
  show(id: string, html: string): void;
  setHidden(id: string, isHidden: boolean): void;
}

interface CanvasSyncDeps {
  frame: CanvasFrame;
  /** Renders blocks on the server. @returns undefined if it cannot be reached */
  render(blocks: readonly DocumentBlock[]): Promise<readonly CanvasBlock[] | undefined>;
  timers: Timers;
  /** called when the canvas falls behind, because the server cannot be reached, and when it has caught up */
  onBehind(isBehind: boolean): void;
}

export type CanvasSync = ReturnType<typeof createCanvasSync>;

/** How long typing pauses before a block is rendered again. */
export const PAUSE_MS = 60;
const RETRY_MS = 2_000;

/**
 * Keeps the frame in step with a document: order at once, markup after a pause, one request at a time, only of blocks that
 * have changed.
 * @param shown the blocks as the frame shows them
 */
export function createCanvasSync(
  { frame, render, timers, onBehind }: CanvasSyncDeps,
  shown: readonly DocumentBlock[],
) {
  const rendered = new Map(shown.map(({ id, type, props }) => [id, { type, props }]));
  const marked = new Map<string, boolean>();
  let wanted: readonly DocumentBlock[] = shown;
  let ordered: readonly DocumentBlock[] | undefined;
  let held: string | undefined;
  let timer: unknown;
  let isSending = false;
  let isBehind = false;
  let isStopped = false;

  const isStale = ({ id, type, props }: DocumentBlock) => {
    const last = rendered.get(id);
    return id !== held && (!last || last.type !== type || !isSame(last.props, props));
  };

  function schedule(ms: number): void {
    timers.clear(timer);
    timer = timers.set(() => void run(), ms);
  }

  async function run(): Promise<void> {
    if (isSending || isStopped) return;
    const stale = wanted.filter(isStale);
    if (stale.length === 0) return;
    isSending = true;
    const blocks = await render(stale);
    isSending = false;
    // Set while the request was under way.
    if (isStopped as boolean) return;
    if ((blocks === undefined) !== isBehind) onBehind((isBehind = blocks === undefined));
    if (!blocks) return schedule(RETRY_MS);
    const asked = new Map(stale.map((block) => [block.id, block]));
    const present = new Set(wanted.map(({ id }) => id));
    for (const { id, html } of blocks) {
      const block = asked.get(id);
      if (!block || !present.has(id) || id === held) continue;
      frame.show(id, html);
      marked.delete(id);
      rendered.set(id, { type: block.type, props: block.props });
    }
    // Markup starts without marks of ours.
    markHidden();
    if (wanted.some(isStale)) schedule(PAUSE_MS);
  }

  /** Marks only what has changed: finding each block of a long page takes longer than a key may. */
  const markHidden = () => {
    for (const block of wanted) {
      const is = isHidden(block);
      if ((marked.get(block.id) ?? false) === is) continue;
      frame.setHidden(block.id, is);
      marked.set(block.id, is);
    }
  };

  markHidden();
  return {
    /** Makes the frame show these blocks. */
    update(blocks: readonly DocumentBlock[]) {
      if (blocks === wanted) return;
      wanted = blocks;
      const present = new Set(blocks.map(({ id }) => id));
      for (const id of rendered.keys()) if (!present.has(id)) rendered.delete(id);
      for (const id of marked.keys()) if (!present.has(id)) marked.delete(id);
      // The first time always: the frame may show what someone else has saved since.
      if (!ordered || !haveSameIds(blocks, ordered)) frame.order(blocks.map(({ id }) => id));
      ordered = blocks;
      markHidden();
      if (blocks.some(isStale)) schedule(PAUSE_MS);
    },
    /** Leaves the markup of a block alone while its text is edited in place; undefined ends that. */
    hold(id: string | undefined) {
      const last = held;
      held = id;
      if (last === undefined) return;
      // What was typed in place is not the markup of the server.
      rendered.delete(last);
      schedule(0);
    },
    stop() {
      isStopped = true;
      timers.clear(timer);
    },
  };
}

const haveSameIds = (one: readonly DocumentBlock[], other: readonly DocumentBlock[]): boolean =>
  one.length === other.length && one.every(({ id }, at) => id === other[at]!.id);

export const isHidden = ({ hidden }: DocumentBlock): boolean => hidden === true;

/** Blocks that did not change keep their props, except after a merge, which may copy them. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
