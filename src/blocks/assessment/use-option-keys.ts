import { type RefObject, useEffect } from 'react';
import type { Option } from '#src/domains/assessment/questionnaire.ts';

/** Elements in which a digit is typed text. */
const TYPING = 'input:not([type="radio"]), textarea, select, [contenteditable]';

/** Keys 1 to 4 choose and focus an option, so that arrow keys change it and Enter submits. */
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
