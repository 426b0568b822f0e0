import { randomUUID } from 'node:crypto';
import type { DocumentContent, SaveResult } from '#src/domains/documents/document.ts';
import type { DocumentView } from '#src/domains/documents/documents.server.ts';
import { isEqualJson } from '#src/platform/json.ts';
import { isPurgeDue, startLife, type Life } from '#src/domains/documents/life/life.ts';
import { settle, stateOf, type Effect } from '#src/domains/documents/life/settle.ts';
import { thin } from '#src/domains/documents/history/thinning.ts';
import { transition } from '#src/domains/documents/life/transitions.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { DocumentSystem, Samples, Visit } from './document-system.ts';
import type { HistoryEntry } from './list-history.server.ts';

interface Entry {
  version: number;
  content: DocumentContent;
  savedAt: Date;
  name: string | null;
  saveId?: string;
}

interface Stored {
  id: string;
  life: Life;
  content: DocumentContent;
  checkpoints: Entry[];
  revisions: Map<number, Entry>;
}

/** The response of an address. */
type Response = { id: string; shown: DocumentContent } | 'gone' | { to: string };

/** The pure functions of documents over plain lists, with a site that executes their effects. */
export function createMemoryDocuments(clock: Clock, samples: Samples): DocumentSystem {
  const documents = new Map<string, Stored>();
  const site = new Map<string, Response>();

  function execute(document: Stored, effect: Effect): void {
    const { id, revisions } = document;
    switch (effect.type) {
      case 'make-revision': {
        const { revision, version } = effect;
        const made = { version, content: document.content, savedAt: clock(), name: null };
        revisions.set(revision, made);
        return;
      }
      case 'show':
        for (const [address, response] of site)
          if (typeof response === 'object' && 'id' in response && response.id === id)
            site.delete(address);
        site.set(effect.address!, { id, shown: revisions.get(effect.revision)!.content });
        return;
      case 'hide':
        site.set(effect.address!, 'gone');
        return;
      case 'redirect':
        site.set(effect.from, { to: effect.to });
        return;
      case 'show-built-in':
      case 'reset-working-copy':
      case 'notify-search-engines':
    }
  }

  function settleAll(): void {
    for (const document of documents.values()) {
      const { life, effects } = settle(document.life, clock());
      for (const effect of effects) execute(document, effect);
      document.life = life;
    }
  }

  function present({ id, life, content, checkpoints }: Stored): DocumentView {
    const { savedAt } = checkpoints.at(-1)!;
    return {
      id,
      kind: samples.kind,
      version: life.version,
      content,
      savedAt,
      savedBy: null,
      state: stateOf(life, clock()),
      life,
      address: samples.addressOf(content),
      builtInPath: null,
      createdAt: savedAt,
      createdBy: null,
      dueFailure: null,
    };
  }

  function store(
    document: Stored,
    base: number,
    content: DocumentContent,
    saveId: string,
  ): SaveResult {
    settleAll();
    const { life, checkpoints, revisions } = document;
    if (life.trashedAt) return { ok: false, reason: 'gone' };
    const same = checkpoints.find((checkpoint) => checkpoint.saveId === saveId);
    if (same) return { ok: true, version: same.version, savedAt: same.savedAt };
    if (base !== life.version) return { ok: false, reason: 'outdated', current: present(document) };
    const version = base + 1;
    document.content = structuredClone(content);
    const { live } = life;
    const isPublic = live && isEqualJson(revisions.get(live.revision)?.content, content);
    document.life = { ...life, version, live: isPublic ? { ...live, version } : live };
    checkpoints.push({ version, content: document.content, savedAt: clock(), name: null, saveId });
    return { ok: true, version, savedAt: clock() };
  }

  const entryOf = (
    document: Stored | undefined,
    { type, number }: Pick<HistoryEntry, 'type' | 'number'>,
  ) =>
    type === 'revision'
      ? document?.revisions.get(number)
      : document?.checkpoints.find(({ version }) => version === number);

  const listed = (
    type: HistoryEntry['type'],
    number: number,
    { savedAt, name }: Entry,
  ): HistoryEntry => ({
    type,
    number,
    at: savedAt,
    by: null,
    name,
    restoredFrom: null,
  });

  return {
    async find(id) {
      settleAll();
      const document = documents.get(id);
      return document && present(document);
    },
    async create(_kind, content) {
      const life = { ...startLife(), version: 1 };
      const first = { version: 1, content, savedAt: clock(), name: null };
      const document = {
        id: randomUUID(),
        life,
        content,
        checkpoints: [first],
        revisions: new Map(),
      };
      documents.set(document.id, document);
      return present(document);
    },
    async save({ id, base, content, saveId }) {
      const document = documents.get(id);
      return document ? store(document, base, content, saveId) : { ok: false, reason: 'gone' };
    },
    async change(id, change) {
      settleAll();
      const document = documents.get(id);
      if (!document) return { ok: false, message: 'This was deleted for good.' };
      const next = {
        revision: document.revisions.size + 1,
        address: samples.addressOf(document.content),
      };
      const result = transition(document.life, change, clock(), next);
      if (!result.ok) return result;
      for (const effect of result.effects) execute(document, effect);
      document.life = result.life;
      return { ok: true, document: present(document), notes: result.notes };
    },
    async purge(id) {
      const isDone = documents.get(id)?.life.trashedAt ? documents.delete(id) : false;
      return isDone ? { ok: true } : { ok: false, message: 'This is not in the trash.' };
    },
    async history(id) {
      const { checkpoints = [], revisions = [] } = documents.get(id) ?? {};
      return [
        ...[...revisions].map(([number, entry]) => listed('revision', number, entry)),
        ...checkpoints.map((entry) => listed('checkpoint', entry.version, entry)),
      ].toReversed();
    },
    async contentOf(id, entry) {
      return entryOf(documents.get(id), entry)?.content;
    },
    async nameCheckpoint(id, version, name) {
      const found = entryOf(documents.get(id), { type: 'checkpoint', number: version });
      if (found) found.name = name;
      return found !== undefined;
    },
    async restore(id, entry, base) {
      const document = documents.get(id);
      const found = entryOf(document, entry);
      return document && found
        ? store(document, base, found.content, randomUUID())
        : { ok: false, reason: 'gone' };
    },
    async tidy() {
      for (const document of documents.values()) {
        const kept = new Set([...document.revisions.values()].map(({ version }) => version));
        const gone = new Set(thin(document.checkpoints, clock(), kept));
        document.checkpoints = document.checkpoints.filter(({ version }) => !gone.has(version));
        if (isPurgeDue(document.life, clock())) documents.delete(document.id);
      }
      return { checkpoints: 0, documents: 0 };
    },
    async visit(address): Promise<Visit> {
      settleAll();
      for (let hops = 0, at = address; hops < 10; hops += 1) {
        const response = site.get(at);
        if (response === undefined) return 'not-found';
        if (response === 'gone') return 'gone';
        if ('shown' in response) return { shown: response.shown };
        at = response.to;
      }
      throw new Error(`${address} redirects in a loop or a long chain`);
    },
  };
}
