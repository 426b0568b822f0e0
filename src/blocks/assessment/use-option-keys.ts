import { type RefObject, useEffect } from 'react';
import type { Option } from '#src/domains/assessment/questionnaire.ts';

/** Where a number is text. */
const TYPING = 'input:not([type="radio"]), textarea, select, [contenteditable]';

/** Keys 1 to 4 choose an option, and put the focus on it: arrows then move the choice, and Enter goes on. */
export function useOptionKeys(
  form: RefObject<HTMLFormElement | null>,
  options: readonly Option[],
  choose: (option: string) => void,
) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const option = options[Number(event.key) - 1];
      if (!option || event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as Element | null)?.closest?.(TYPING)) return;
      event.preventDefault();
      choose(option.id);
      form.current?.querySelector<HTMLElement>(`input[value="${option.id}"]`)?.focus();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [form, options, choose]);
}
