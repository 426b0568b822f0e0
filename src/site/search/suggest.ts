import '#src/ui/styles/suggestions.css';
import { fetchSuggestions } from './fetch-suggestions.ts';
import { createSuggestionList } from './suggestion-list.ts';

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
