import { useId, useState } from 'react';
import { useNavigate, useSubmit } from 'react-router';
import { Button } from '#src/admin/kit/button.tsx';
import { Dialog } from '#src/admin/kit/dialog/dialog.tsx';
import { useShortcuts } from '#src/admin/shortcuts/shortcut-registry.ts';
import { tryStorage } from '#src/ui/browser-storage.ts';
import { buildEntries, type PaletteEntry } from './palette-entries.ts';
import { cleanQuery, type PaletteCommand, type PaletteItem } from './palette-item.ts';
import { PaletteList } from './palette-list.tsx';
import { type PaletteSearch, usePaletteSearch } from './use-palette-search.ts';
import './palette.css';

const MAX_RECENT = 6;

/** Of each user, since several people may share a browser. */
const keyOf = (userId: string) => `admin-recent-${userId}`;

/** Entries that the user has opened with the palette, the latest first. */
function readRecent(userId: string): PaletteItem[] {
  const stored: unknown = tryStorage(() => JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]'));
  return Array.isArray(stored) ? stored.filter(isItem).slice(0, MAX_RECENT) : [];
}

/** Remembers an item. Records of visitors are left out: they would stay in the browser after the sign-out. */
function rememberItem(userId: string, { id, title, hint, to, ...item }: PaletteItem): void {
  if (item.isPersonal) return;
  const added: PaletteItem = {
    id,
    title,
    to,
    ...(hint !== undefined && { hint }),
    ...(item.isDocument && { isDocument: true }),
  };
  const others = readRecent(userId).filter((one) => one.id !== id);
  tryStorage(() =>
    localStorage.setItem(keyOf(userId), JSON.stringify([added, ...others].slice(0, MAX_RECENT))),
  );
}

/** People can edit their storage, so a link may lead only to this site. */
function isItem(value: unknown): value is PaletteItem {
  const { id, title, to } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    typeof title === 'string' &&
    typeof to === 'string' &&
    /^\/(?![/\\])/.test(to)
  );
}

export interface PaletteProps {
  userId: string;
  /** pages and actions that the user may open */
  commands: readonly PaletteCommand[];
  onClose: () => void;
}

/** The command palette: a combobox with its listbox, in a dialog. The field keeps the focus; arrows move the active option. */
export function Palette({ userId, commands, onClose }: PaletteProps) {
  const [typed, setTyped] = useState('');
  const [activeId, setActiveId] = useState<string>();
  const [recent] = useState(() => readRecent(userId));
  const shortcuts = useShortcuts();
  const navigate = useNavigate();
  const submit = useSubmit();
  const listId = useId();
  const q = cleanQuery(typed);
  const search = usePaletteSearch(q);
  const groups = buildEntries({ q, recent, commands, shortcuts, found: search.groups });
  const entries = groups.flatMap((group) => group.items);
  const active = entries.find(({ id }) => id === activeId) ?? entries[0];

  const move = (by: number) => {
    const from = active ? entries.indexOf(active) : -1;
    const next = entries[(from + by + entries.length) % entries.length];
    setActiveId(next?.id);
    if (next) document.getElementById(optionId(listId, next))?.scrollIntoView({ block: 'nearest' });
  };
  const choose = (entry: PaletteEntry, isNewTab: boolean) => {
    const { to, run, isDocument, isPost } = entry;
    if (to !== undefined && !isPost) rememberItem(userId, { ...entry, to });
    // Closed first, so that the focus is back before the command takes it.
    if (!isNewTab) onClose();
    if (run) queueMicrotask(run);
    else if (to === undefined) return;
    else if (isPost) void submit(null, { method: 'post', action: to });
    else if (isNewTab) window.open(to, '_blank', 'noopener');
    else if (isDocument) location.assign(to);
    else void navigate(to);
  };
  return (
    <Dialog label="Search and commands" className="palette dialog-full" onClose={onClose}>
      <div className="palette-field row gap-2 px-2 rule-below">
        <input
          className="palette-input grow min-0 px-3 plain"
          type="text"
          role="combobox"
          aria-label="Search pages, posts, leads, and actions"
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(listId, active)}
          placeholder="Search or run a command"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          data-autofocus=""
          value={typed}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            setActiveId(undefined);
          }}
          onKeyDown={(event) => {
            const { key } = event;
            const isMod = event.ctrlKey || event.metaKey;
            if (event.nativeEvent.isComposing) return;
            if (key === 'ArrowDown' || key === 'ArrowUp') move(key === 'ArrowDown' ? 1 : -1);
            else if (key === 'Enter' && active) choose(active, isMod);
            else if (isMod && key.toLowerCase() === 'k') onClose();
            else return;
            event.preventDefault();
          }}
        />
        <Button className="hovers inline-flex items-center tap px-3 small medium" onClick={onClose}>
          Close
        </Button>
      </div>
      <PaletteList
        id={listId}
        groups={groups}
        activeId={active?.id}
        onPoint={setActiveId}
        onChoose={choose}
      />
      <PaletteStatus search={search} text={describePalette(search, q, entries.length)} />
    </Dialog>
  );
}

const optionId = (listId: string, { id }: { id: string }) => `${listId}-${id}`;

/** The text of the live region below the list; empty while there is nothing new to say. */
function describePalette({ state }: PaletteSearch, q: string, count: number): string {
  const results = count === 1 ? '1 result' : `${count} results`;
  switch (state) {
    case 'idle':
      return q !== '' && count === 0 ? 'Type at least two characters' : '';
    case 'loading':
      return '';
    case 'found':
      return count === 0 ? `Nothing found for “${q}”` : results;
    case 'partial':
      return `${results}. Some results are missing: a part of the search failed.`;
    case 'failed':
      return 'The search could not be reached. Pages and actions still work.';
    case 'signed-out':
      return 'Your session has ended.';
  }
}

/** The line below the list, with what helps after a failure. */
function PaletteStatus({ search, text }: { search: PaletteSearch; text: string }) {
  const { state, retry } = search;
  return (
    <div
      className="palette-status row wraps gap-x-3 tap py-1 px-5 rule-above small muted"
      data-state={state}
    >
      <p role="status">{text}</p>
      {state === 'loading' ? <p aria-hidden="true">Searching…</p> : null}
      {state === 'failed' || state === 'partial' ? (
        <Button
          className="hovers inline-flex items-center tap px-3 small medium fg link"
          onClick={retry}
        >
          Try again
        </Button>
      ) : null}
      {state === 'signed-out' ? (
        <a
          className="hovers inline-flex items-center tap px-3 small medium fg link"
          href={`/admin/login?${new URLSearchParams({ from: location.pathname + location.search })}`}
        >
          Sign in again
        </a>
      ) : null}
      <p className="palette-help push" aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> to move, <kbd>Enter</kbd> to open, <kbd>Esc</kbd> to close
      </p>
    </div>
  );
}
