import { type RefObject, useEffect } from 'react';
import type { Option } from '#src/domains/assessment/questionnaire.ts';

/** Elements in which a letter is typed text. */
const TYPING = 'input:not([type="radio"]), textarea, select, [contenteditable]';

/** Letters, since the numerals of four answers read as points. */
export const OPTION_KEYS = ['A', 'B', 'C', 'D'];

/** Keys A to D choose and focus an option, so that arrow keys change it and Enter submits. */
export function useOptionKeys(
  form: RefObject<HTMLFormElement | null>,
  options: readonly Option[],
  choose: (option: string) => void,
) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const option = options[OPTION_KEYS.indexOf(event.key.toUpperCase())];
      if (!option || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as Element | null)?.closest?.(TYPING)) return;
      event.preventDefault();
      choose(option.id);
      form.current?.querySelector<HTMLElement>(`input[value="${option.id}"]`)?.focus();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [form, options, choose]);
}
