import type { ReactNode } from 'react';

interface ListOptionProps {
  id: string;
  isActive: boolean;
  onChoose(): void;
  children: ReactNode;
}

/** An option that is offered while one types. The focus stays in the text, which handles the keys. */
export const ListOption = ({ id, isActive, onChoose, children }: ListOptionProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
  <div
    id={id}
    className="pick grid items-center gap-x-2 small"
    role="option"
    aria-selected={isActive}
    tabIndex={-1}
    ref={isActive ? (row) => row?.scrollIntoView?.({ block: 'nearest' }) : undefined}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onChoose}
  >
    {children}
  </div>
);

/** The option that an arrow key leads to, around the ends. @param active -1 for none, as is the result without options */
export function nextOption(key: string, active: number, count: number): number {
  const step = key === 'ArrowDown' ? 1 : -1;
  const next = active === -1 && step === -1 ? count - 1 : active + step;
  return count === 0 ? -1 : (next + count) % count;
}
