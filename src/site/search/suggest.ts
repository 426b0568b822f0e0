import '#src/ui/styles/suggestions.css';
import { askSuggestions } from './ask-suggestions.ts';
import { makeSuggestionList } from './suggestion-list.ts';

/** A pause in typing. */
const PAUSE_MS = 120;
/** A single letter begins too many words. */
const MIN_LETTERS = 2;

const known = new WeakSet<HTMLInputElement>();

/**
 * Shows suggestions under a search field while somebody types: the combobox of the ARIA authoring practices. The form stays as
 * it is, so whatever fails or is slow, Enter still searches. May be called at every focus.
 */
export function suggestIn(input: HTMLInputElement): void {
  if (known.has(input)) return;
  known.add(input);
  const list = makeSuggestionList(input);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = new AbortController();

  const stop = () => {
    clearTimeout(timer);
    asking.abort();
  };
  const close = () => {
    stop();
    list.close();
  };
  const ask = async () => {
    asking = new AbortController();
    const { signal } = asking;
    const typed = input.value.trim();
    const answer = await askSuggestions(typed, signal);
    if (signal.aborted) return;
    if (answer && document.activeElement === input) list.show(answer, typed);
    else list.close();
  };
  const onInput = () => {
    stop();
    if (input.value.trim().length < MIN_LETTERS) list.close();
    else timer = setTimeout(() => void ask(), PAUSE_MS);
  };
  const onEscape = (event: KeyboardEvent) => {
    if (!list.isOpen() && input.value === '') return; // the menu's own: it closes
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
