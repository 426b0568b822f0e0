import fc from 'fast-check';
import type { DocumentBlock, DocumentContent } from '#src/domains/documents/document.ts';
import { DocumentServerFake } from '#tests/fakes/document-server-fake.ts';
import { event, weighted } from './arbitraries.ts';
import { ANA, BEN, openTab, settled } from './working-copy.ts';

/** Ids of the blocks, and their fields. */
const BLOCKS = ['a', 'b', 'c'] as const;
const FATES = ['delivered', 'delivered', 'request-lost', 'response-lost', 'session-ended'] as const;

const block = fc.constantFrom(...BLOCKS);
const field = fc.constantFrom('title', 'text');
/** Events while a document is edited. */
export const command = weighted(
  [6, event('type', { block, field })],
  [3, event('other-types', { block, field })],
  [5, event('answer', { fate: fc.constantFrom(...FATES) })],
  [4, event('wait', { ms: fc.constantFrom(100, 800, 5_000, 30_000) })],
  [2, event('resolve', { choice: fc.constantFrom('mine', 'theirs', 'joined') })],
  [1, event(['remove', 'other-removes', 'move'], { block })],
  [2, event(['crash', 'flush', 'refresh', 'refuse'])],
);
type Command = typeof command extends fc.Arbitrary<infer Made> ? Made : never;

const CONTENT: DocumentContent = {
  title: '',
  blocks: BLOCKS.map((id) => ({ id, type: 'text', props: { title: '', text: '' } })),
};

const appendTo = (id: string, field: string, word: string) => (content: DocumentContent) => ({
  ...content,
  blocks: content.blocks!.map((each) => (each.id === id ? appended(each, field, word) : each)),
});

function appended(each: DocumentBlock, field: string, word: string): DocumentBlock {
  const props = each.props as Record<string, string>;
  return { ...each, props: { ...props, [field]: `${props[field]} ${word}` } };
}

const without = (id: string) => (content: DocumentContent) => ({
  ...content,
  blocks: content.blocks!.filter((each) => each.id !== id),
});

const movedToEnd = (id: string) => (content: DocumentContent) => ({
  ...content,
  blocks: [
    ...content.blocks!.filter((each) => each.id !== id),
    ...content.blocks!.filter((each) => each.id === id),
  ],
});

const wordsOf = (value: unknown): string[] =>
  JSON.stringify(value)?.match(/(my|their)\d+\./g) ?? [];

/** Two editors, a network and a browser that crashes. Every word typed is unique, so none can hide. */
export class World {
  server = new DocumentServerFake(CONTENT);
  tab = openTab(this.server);
  typed: string[] = [];
  /** words of blocks that the editor removed, and of conflicts that they decided */
  readonly givenUp = new Set<string>();
  #words = 0;
  readonly #removedByOther: string[] = [];

  async run(step: Command): Promise<void> {
    const { server, tab } = this;
    switch (step.do) {
      case 'type': {
        const before = JSON.stringify(tab.store.state().content);
        const word = `my${(this.#words += 1)}.`;
        tab.edit(appendTo(step.block, step.field, word));
        if (JSON.stringify(tab.store.state().content) !== before) this.typed.push(word);
        break;
      }
      case 'other-types':
        return server.saveAsOther(
          appendTo(step.block, step.field, `their${(this.#words += 1)}.`),
          BEN,
        );
      case 'remove': {
        // What an editor deletes before it was ever saved is not lost but deleted.
        const removed = tab.store.state().content.blocks!.filter(({ id }) => id === step.block);
        const words = wordsOf(removed);
        this.typed = this.typed.filter((word) => !words.includes(word));
        this.giveUp(words);
        // Whoever deletes a block decides what is in conflict within it.
        this.giveUp(
          wordsOf(tab.store.state().base.content.blocks!.filter(({ id }) => id === step.block)),
        );
        tab.edit(without(step.block));
        break;
      }
      case 'move':
        tab.edit(movedToEnd(step.block));
        break;
      case 'other-removes': {
        const { blocks } = server.current.content;
        this.#removedByOther.push(...wordsOf(blocks!.filter(({ id }) => id === step.block)));
        return server.saveAsOther(without(step.block), BEN);
      }
      case 'answer':
        server.settle(step.fate);
        break;
      case 'wait':
        tab.timers.advance(step.ms);
        break;
      case 'flush':
        tab.store.flush();
        break;
      case 'refresh':
        await tab.store.refresh();
        break;
      case 'refuse':
        server.problemsOf = ({ blocks }) =>
          blocks!
            .filter(({ props }) => wordsOf(props).some((word) => /^my\d*7\.$/.test(word)))
            .map(({ id }) => ({ block: id, field: 'text', message: 'No sevens.' }));
        break;
      case 'resolve':
        this.resolve(step.choice);
        break;
      case 'crash':
        return this.crash();
    }
    await settled();
  }

  has(block: string): boolean {
    return this.tab.store.state().content.blocks!.some(({ id }) => id === block);
  }

  giveUp(words: readonly string[]): void {
    for (const word of words) this.givenUp.add(word);
  }

  /** Words of someone else that a save of this editor removed for good although they decided nothing about them. */
  overwritten(): string[] {
    const last = new Set(wordsOf(this.server.current.content));
    return this.server.checkpoints.flatMap(({ content, savedBy }, at) => {
      const before = this.server.checkpoints[at - 1];
      if (!before || savedBy?.id !== ANA.id) return [];
      const kept = new Set(wordsOf(content));
      const removed = new Set(this.#removedByOther);
      const isLost = (word: string) =>
        word.startsWith('their') &&
        ![kept, last, this.givenUp, removed].some((set) => set.has(word));
      return wordsOf(before.content).filter(isLost);
    });
  }

  /** Typed words that the server never got. What the editor gave up in a field that the server refuses cannot be kept. */
  lost(): string[] {
    const history = new Set(wordsOf(this.server.checkpoints));
    const hasRefused = this.server.refused.length > 0;
    return this.typed.filter(
      (word) => !history.has(word) && !(hasRefused && this.givenUp.has(word)),
    );
  }

  resolve(choice: 'mine' | 'theirs' | 'joined'): boolean {
    const [conflict] = this.tab.store.state().conflicts;
    if (!conflict) return false;
    const { mine, theirs } = conflict;
    this.giveUp(wordsOf([mine, theirs]));
    const isText = typeof mine === 'string' && typeof theirs === 'string';
    if (choice !== 'joined') this.tab.store.resolve(conflict, choice);
    else if (isText) this.tab.store.resolve(conflict, { joined: `${mine} ${theirs}` });
    return true;
  }

  /** The tab dies; the request under way may or may not have arrived. Another tab restores the copy. */
  async crash(): Promise<void> {
    this.tab.kill();
    while (this.server.waiting > 0) this.server.settle();
    const copy = this.tab.kept();
    const old = this.tab;
    this.tab = openTab(this.server, { timers: old.timers });
    await settled();
    if (!copy) return;
    const restoring = this.tab.store.restore(copy);
    await settled();
    while (this.server.waiting > 0) {
      this.server.settle();
      await settled();
    }
    if (!(await restoring)) throw new Error('The copy could not be restored.');
  }

  /** Everything works again, and the editor decides about every conflict. */
  async calmDown(): Promise<void> {
    this.server.problemsOf = () => [];
    for (let round = 0; round < 200; round += 1) {
      this.tab.store.flush();
      await settled();
      if (this.server.waiting > 0) this.server.settle();
      else if (!this.resolve(round % 2 === 0 ? 'theirs' : 'mine')) {
        // A field that was refused is typed again, as an editor would.
        const { problems, status, base } = this.tab.store.state();
        const block = problems[0]?.block ?? BLOCKS.find((id) => this.has(id));
        if (status === 'refused' && block) this.tab.edit(appendTo(block, 'text', 'again'));
        else if (base.version === this.server.current.version) return;
        else await this.tab.store.refresh();
      }
      await settled();
    }
    throw new Error('It never came to rest.');
  }
}
