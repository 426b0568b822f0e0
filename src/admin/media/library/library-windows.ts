import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Listeners } from '#src/admin/parts/listeners.ts';
import type { LibraryFile, LibraryWindow } from './library-view.ts';
import { libraryAddress, type LibraryQuery, WINDOW } from './library-query.ts';
import { fetchWindow } from './library-api.ts';

/** The list's knowledge of its files. */
interface LibraryState {
  total: number;
  /** rises with every change */
  change: number;
  /** whether the last request failed */
  hasFailed: boolean;
}

type Fetch = (from: number, count: number, signal: AbortSignal) => Promise<LibraryWindow>;

const MAX_REQUESTS = 2;

/**
 * The files of one list in the browser, loaded in windows as they come into view. What was loaded before a change stays on
 * the screen until its window is loaded again.
 */
export class LibraryWindows {
  private readonly files: (LibraryFile | undefined)[] = [];
  private readonly fresh = new Set<number>();
  private readonly running = new Map<number, AbortController>();
  private readonly listeners = new Listeners();
  private wanted: { first: number; last: number } = { first: 0, last: 0 };
  private state: LibraryState = { total: 0, change: 0, hasFailed: false };
  /** rises when what is loaded is outdated, so that older responses are dropped */
  private era = 0;
  private readonly size: number;
  private readonly fetch: Fetch;

  constructor(size: number, fetch: Fetch) {
    this.size = size;
    this.fetch = fetch;
  }

  subscribe = this.listeners.subscribe;

  getState = (): LibraryState => this.state;

  at(index: number): LibraryFile | undefined {
    return this.files[index];
  }

  /** The position of a loaded file; -1 for others. */
  indexOf(id: string): number {
    return this.files.findIndex((file) => file?.id === id);
  }

  loaded(): LibraryFile[] {
    return this.files.filter((file) => file !== undefined);
  }

  /** A window that the page came with. Everything loaded before is outdated. */
  start(window: LibraryWindow): void {
    this.era += 1;
    for (const request of this.running.values()) request.abort();
    this.running.clear();
    this.fresh.clear();
    this.keep(window);
    if (this.listeners.size > 0) this.load();
  }

  /** Loads what is missing between two positions, in the middle first. */
  want(first: number, last: number): void {
    this.wanted = { first, last };
    // A window that is out of view makes room for one in view.
    for (const [number, request] of this.running)
      if ((number + 1) * this.size <= first || number * this.size > last) {
        request.abort();
        this.running.delete(number);
      }
    this.load();
  }

  retry(): void {
    this.set({ hasFailed: false });
    this.load();
  }

  private load(): void {
    if (this.state.hasFailed) return;
    const { first, last } = this.wanted;
    const end = Math.min(last, this.state.total - 1);
    for (
      let number = Math.floor(Math.max(0, first) / this.size);
      number * this.size <= end;
      number += 1
    ) {
      if (this.running.size >= MAX_REQUESTS) return;
      if (!this.fresh.has(number) && !this.running.has(number)) void this.request(number);
    }
  }

  private async request(number: number): Promise<void> {
    const request = new AbortController();
    const { era } = this;
    this.running.set(number, request);
    try {
      const window = await this.fetch(number * this.size, this.size, request.signal);
      if (era !== this.era || request.signal.aborted) return;
      this.running.delete(number);
      this.keep(window);
    } catch {
      if (era !== this.era || request.signal.aborted) return;
      this.running.delete(number);
      this.set({ hasFailed: true });
    }
    this.load();
  }

  private keep({ from, files, total }: LibraryWindow): void {
    files.forEach((file, at) => (this.files[from + at] = file));
    this.files.length = total;
    const number = from / this.size;
    const isWhole = files.length >= Math.min(this.size, total - from);
    if (Number.isInteger(number) && isWhole) this.fresh.add(number);
    this.set({ total, hasFailed: false });
  }

  private set(changes: Partial<LibraryState>): void {
    this.state = { ...this.state, ...changes, change: this.state.change + 1 };
    this.listeners.notify();
  }
}

/** Lists that were open, so that coming back shows them at once. */
const recent = new Map<string, LibraryWindows>();
const MAX_RECENT = 4;

/** The files of a list, which begins with the window of the page. Loads it again when the page is. */
export function useLibraryWindows(query: LibraryQuery, window: LibraryWindow): LibraryWindows {
  const [windows] = useState(() => {
    const opened = openWindows(query);
    opened.start(window);
    return opened;
  });
  const shown = useRef(window);
  useEffect(() => {
    if (shown.current === window) return;
    shown.current = window;
    windows.start(window);
  }, [windows, window]);
  useSyncExternalStore(windows.subscribe, windows.getState, windows.getState);
  return windows;
}

function openWindows(query: LibraryQuery): LibraryWindows {
  const create = () =>
    new LibraryWindows(WINDOW, (from, count, signal) => fetchWindow(query, from, count, signal));
  // Requests on the server share nothing.
  if (typeof document === 'undefined') return create();
  const key = libraryAddress({ ...query, layout: 'grid', page: 1 });
  const opened = recent.get(key) ?? create();
  recent.delete(key);
  recent.set(key, opened);
  for (const oldest of [...recent.keys()].slice(0, -MAX_RECENT)) recent.delete(oldest);
  return opened;
}
