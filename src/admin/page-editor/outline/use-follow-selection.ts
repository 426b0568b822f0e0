import { type FocusEvent, useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the selected section in view, and the focus on it if the list has the focus: also when the section that had it was removed.
 */
export function useFollowSelection(selected: string | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    if (selected === undefined) return;
    const row = rowOf(list.current, selected);
    row?.scrollIntoView?.({ block: 'nearest' });
    if (hasFocus.current) row?.focus({ preventScroll: true });
  }, [selected]);
  const focusSelected = useCallback(() => {
    hasFocus.current = true;
    if (selected !== undefined) rowOf(list.current, selected)?.focus({ preventScroll: true });
  }, [selected]);
  return {
    list,
    /** gives the focus to the selected section */
    focusSelected,
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      hasFocus.current = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    },
  };
}

const rowOf = (list: HTMLElement | null, id: string): HTMLElement | undefined =>
  [...(list?.querySelectorAll<HTMLElement>('[data-block]') ?? [])].find(
    (row) => row.dataset['block'] === id,
  );
