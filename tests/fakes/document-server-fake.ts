import type { DocumentContent, DocumentProblem } from '#src/domains/documents/document.ts';
import type {
  DocumentServer,
  PendingSave,
  SaveOutcome,
  StoredState,
} from '#src/admin/documents/working-copy.ts';
import type { Actor } from '#src/platform/activity/activity.ts';

/** The fate of a request. */
type Fate = 'delivered' | 'request-lost' | 'response-lost' | 'session-ended';

/** The save endpoint of one document: versions, checkpoints and repeated save ids as `Documents.save` promises. */
export class DocumentServerFake {
  readonly checkpoints: StoredState[];
  /** refuses a content */
  problemsOf: (content: DocumentContent) => readonly DocumentProblem[] = () => [];
  readonly requests: PendingSave[] = [];
  readonly refused: DocumentContent[] = [];
  readonly #waiting: { run: (fate: Fate) => void }[] = [];
  readonly #saves = new Map<string, StoredState>();

  constructor(content: DocumentContent) {
    const savedAt = '2026-11-22T14:00:00.000Z';
    this.checkpoints = [{ version: 1, content, savedAt, savedBy: null }];
  }

  get current(): StoredState {
    return this.checkpoints.at(-1)!;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Decides about the oldest request. */
  settle(fate: Fate = 'delivered'): void {
    this.#waiting.shift()?.run(fate);
  }

  /** A save of another editor, on the current version. */
  saveAsOther(change: (content: DocumentContent) => DocumentContent, by: Actor): void {
    this.#store(structuredClone(change(structuredClone(this.current.content))), by);
  }

  /** A release changes the text of a built-in page that nobody has edited; its version stays the same. */
  release(change: (content: DocumentContent) => DocumentContent, builtInHash: string): void {
    const { version, content, savedAt } = this.checkpoints.pop()!;
    const released = structuredClone(change(structuredClone(content)));
    this.checkpoints.push({ version, content: released, savedAt, savedBy: null, builtInHash });
  }

  /** The server as the browser of an editor reaches it. */
  connect(by: Actor): DocumentServer {
    return {
      save: (request) => {
        this.requests.push(structuredClone(request));
        const { promise, resolve } = Promise.withResolvers<SaveOutcome>();
        const run = (fate: Fate) => {
          if (fate === 'session-ended') return resolve({ type: 'session-ended' });
          const outcome: SaveOutcome =
            fate === 'request-lost' ? { type: 'unreachable' } : this.#save(request, by);
          resolve(fate === 'response-lost' ? { type: 'unreachable' } : structuredClone(outcome));
        };
        this.#waiting.push({ run });
        return promise;
      },
      current: async () => structuredClone(this.current),
    };
  }

  #save({ saveId, base, builtInHash, content }: PendingSave, by: Actor): SaveOutcome {
    const earlier = this.#saves.get(saveId);
    if (earlier) return { type: 'saved', version: earlier.version, savedAt: earlier.savedAt };
    const problems = this.problemsOf(content);
    if (problems.length > 0) {
      this.refused.push(content);
      return { type: 'invalid', problems };
    }
    if (base !== this.current.version || builtInHash !== this.current.builtInHash)
      return { type: 'outdated', current: this.current };
    const state = this.#store(structuredClone(content), by);
    this.#saves.set(saveId, state);
    return { type: 'saved', version: state.version, savedAt: state.savedAt };
  }

  #store(content: DocumentContent, savedBy: Actor): StoredState {
    const version = this.current.version + 1;
    const savedAt = new Date(Date.parse('2026-11-22T14:00:00Z') + version * 1_000).toISOString();
    const state = { version, content, savedAt, savedBy };
    this.checkpoints.push(state);
    return state;
  }
}
