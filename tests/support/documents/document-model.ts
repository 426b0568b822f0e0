import type { DocumentChange, DocumentView } from '#src/domains/documents/documents.server.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { isEqualJson } from '#src/platform/json.ts';

const LATE_MS = 60_000;
const TRASH_MS = 30 * 24 * 3_600_000;

/** From this time on visitors see this, or nothing. */
interface Entry {
  at: number;
  shows: { version: number; content: DocumentContent } | null;
}

/** The state on an editor's screen. */
interface Draft {
  version: number;
  base: DocumentContent;
  content: DocumentContent;
}

/** A document as plain lists. What is public is the last entry of its timeline that is not in the future. */
export class ModelDocument {
  readonly accepted = new Map<number, { content: DocumentContent; at: number; name?: string }>();
  readonly revisions: { version: number; content: DocumentContent }[] = [];
  readonly drafts = new Map<string, Draft>();
  timeline: Entry[] = [];
  trashedAt: number | undefined;
  readonly id: string;
  version: number;

  constructor(created: DocumentView, now: number) {
    this.id = created.id;
    this.version = created.version;
    this.accepted.set(created.version, { content: created.content, at: now });
  }

  get content(): DocumentContent {
    return this.accepted.get(this.version)!.content;
  }

  accept(version: number, content: DocumentContent, now: number): void {
    this.accepted.set(version, { content, at: now });
    this.version = version;
    const shown = this.publicAt(now);
    // Typed back to what is public, it counts as that.
    if (shown && isEqualJson(shown.content, content))
      this.timeline = this.timeline.map((entry) =>
        entry.shows === shown ? { ...entry, shows: { ...shown, version } } : entry,
      );
  }

  /** Opens the editor's screen, which begins with the current state. */
  openDraft(editor: string): Draft {
    const { version, content } = this;
    const draft = this.drafts.get(editor) ?? { version, base: content, content };
    this.drafts.set(editor, draft);
    return draft;
  }

  /** One of the versions in the history, chosen by any number. */
  pickVersion(index: number): number {
    const versions = [...this.accepted.keys()];
    return versions[index % versions.length]!;
  }

  publicAt(now: number): Entry['shows'] {
    return this.timeline.findLast(({ at }) => at <= now)?.shows ?? null;
  }

  wasPublicBy = (now: number): boolean => this.timeline.some(({ at, shows }) => shows && at <= now);

  /** Every content that visitors have been able to see, by its time. */
  shownBy = (now: number): DocumentContent[] =>
    this.timeline.flatMap(({ at, shows }) => (shows && at <= now ? [shows.content] : []));

  stateAt(now: number): DocumentView['state'] {
    if (this.trashedAt !== undefined) return 'trash';
    const shown = this.publicAt(now);
    if (shown) return shown.version === this.version ? 'published' : 'changed';
    if (this.future(now).some(({ shows }) => shows)) return 'scheduled';
    return this.wasPublicBy(now) ? 'unpublished' : 'draft';
  }

  private future = (now: number) => this.timeline.filter(({ at }) => at > now);
  private start = (now: number) => this.future(now).find(({ shows }) => shows)?.at;
  private end = (now: number) => this.future(now).find(({ shows }) => !shows)?.at;

  /** Whether a change has to be accepted. */
  allows(change: DocumentChange, now: number): boolean {
    if (change.type === 'restore-from-trash') return this.trashedAt !== undefined;
    if (this.trashedAt !== undefined) return false;
    const isInTime = (at: Date) => at.getTime() >= now - LATE_MS;
    const isNew = () => this.publicAt(now)?.version !== this.version;
    switch (change.type) {
      case 'publish':
        return change.version === this.version && isNew();
      case 'schedule': {
        const end = change.until?.getTime() ?? this.end(now) ?? Infinity;
        const isOrdered = end > Math.max(change.at.getTime(), now);
        const areInTime = isInTime(change.at) && (!change.until || isInTime(change.until));
        return change.version === this.version && isNew() && areInTime && isOrdered;
      }
      case 'schedule-unpublish': {
        const start = this.start(now) ?? (this.publicAt(now) ? -Infinity : Infinity);
        return isInTime(change.at) && change.at.getTime() > start;
      }
      case 'cancel-schedule':
        return this.future(now).length > 0;
      case 'unpublish':
        return this.publicAt(now) !== null;
      case 'trash':
        return true;
      case 'reset-to-built-in':
        return false;
    }
  }

  /** Makes a change that the system has accepted. */
  apply(change: DocumentChange, now: number): void {
    const past = this.timeline.filter(({ at }) => at <= now);
    const [start, end] = [this.start(now), this.end(now)];
    const ends = (at: number | undefined): Entry[] =>
      at === undefined ? [] : [{ at, shows: null }];
    const current = { version: this.version, content: this.content };
    switch (change.type) {
      case 'publish':
        this.revisions.push(current);
        this.timeline = [...past, { at: now, shows: current }, ...ends(end)];
        return;
      case 'schedule': {
        const at = Math.max(now, change.at.getTime());
        this.revisions.push(current);
        this.timeline = [...past, { at, shows: current }, ...ends(change.until?.getTime() ?? end)];
        return;
      }
      case 'schedule-unpublish': {
        const at = Math.max(now, change.at.getTime());
        const starts = this.timeline.filter((entry) => entry.at === start && entry.shows);
        this.timeline = [...past, ...starts, ...ends(at)];
        return;
      }
      case 'cancel-schedule':
        this.timeline = past;
        return;
      case 'trash':
        this.trashedAt = now;
        this.timeline = [...past, ...(this.publicAt(now) ? ends(now) : [])];
        return;
      case 'unpublish':
        this.timeline = [...past, ...ends(now)];
        return;
      case 'restore-from-trash':
        this.trashedAt = undefined;
        return;
      case 'reset-to-built-in':
        return;
    }
  }
}

/** Some documents and a clock. */
export class DocumentModel {
  readonly documents: ModelDocument[] = [];
  now = Date.parse('2026-11-22T12:00:00Z');
  private tokens = 0;

  /** A word that occurs nowhere else. */
  token(): string {
    return `word${(this.tokens += 1)}`;
  }

  clock = (): Date => new Date(this.now);

  remove(document: ModelDocument): void {
    this.documents.splice(this.documents.indexOf(document), 1);
  }

  /** Deletes what has been in the trash for 30 days. */
  emptyTrash(): void {
    const isOver = ({ trashedAt }: ModelDocument) =>
      trashedAt !== undefined && this.now - trashedAt >= TRASH_MS;
    for (const document of this.documents.filter(isOver)) this.remove(document);
  }

  /** One of the documents, chosen by any number. */
  pick = (index: number): ModelDocument | undefined =>
    this.documents[index % Math.max(1, this.documents.length)];
}
