import styles from '#src/ui/styles/suggestions.css?inline';
import { addStyles } from '#src/ui/styles/add-styles.ts';
import { createSuggestionList } from './suggestion-list.ts';
import { fetchWithTimeout } from '#src/platform/forms/fetch-with-timeout.ts';
import type { Suggestions } from './suggestions.ts';

addStyles(styles);

/** A later response is useless: the visitor has moved on. */
const TIMEOUT_MS = 5_000;

const MAX_CACHED = 50;
const cache = new Map<string, Suggestions>();

/**
 * Requests suggestions for a query. Caches responses until the document is closed.
 * @returns undefined if the request fails, is aborted or times out
 */
async function fetchSuggestions(
  typed: string,
  signal: AbortSignal,
): Promise<Suggestions | undefined> {
  const cached = cache.get(typed);
  if (cached) return cached;
  try {
    const response = await fetchWithTimeout(`/api/search?${new URLSearchParams({ q: typed })}`, {
      signal,
      timeoutMs: TIMEOUT_MS,
    });
    if (!response.ok) return undefined;
    const suggestions = (await response.json()) as Suggestions;
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(typed, suggestions);
    return suggestions;
  } catch {
    return undefined;
  }
}

/** A request is sent after this pause in typing. */
const DEBOUNCE_MS = 120;
/** A single letter matches too much. */
const MIN_LETTERS = 2;

const initialized = new WeakSet<HTMLInputElement>();

/**
 * Shows suggestions under a search field, as a combobox (ARIA Authoring Practices Guide). Enter submits the form as before, also
 * when suggestions fail. May be called on every focus.
 */
export function suggestIn(input: HTMLInputElement): void {
  if (initialized.has(input)) return;
  initialized.add(input);
  const list = createSuggestionList(input);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let controller = new AbortController();

  const stop = () => {
    clearTimeout(timer);
    controller.abort();
  };
  const close = () => {
    stop();
    list.close();
  };
  const update = async () => {
    controller = new AbortController();
    const { signal } = controller;
    const typed = input.value.trim();
    const suggestions = await fetchSuggestions(typed, signal);
    if (signal.aborted) return;
    if (suggestions && document.activeElement === input) list.show(suggestions, typed);
    else list.close();
  };
  const onInput = () => {
    stop();
    if (input.value.trim().length < MIN_LETTERS) list.close();
    else timer = setTimeout(() => void update(), DEBOUNCE_MS);
  };
  const onEscape = (event: KeyboardEvent) => {
    if (!list.isOpen() && input.value === '') return; // closes the menu
    event.preventDefault();
    event.stopPropagation();
    if (!list.isOpen()) input.value = '';
    close();
  };

  input.addEventListener('input', onInput);
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    const { key } = event;
    if (key === 'Escape') onEscape(event);
    else if (key === 'Enter' && list.follow()) event.preventDefault();
    else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (list.isOpen()) list.move(key === 'ArrowDown' ? 1 : -1);
      else onInput();
    }
  });
  input.addEventListener('blur', close);
  if (document.activeElement === input && input.value !== input.defaultValue) onInput();
}
