import { Icon } from '#src/admin/kit/icon.tsx';
import type { KeyboardEvent, ReactNode } from 'react';

interface ToolProps {
  label: string;
  keys?: string;
  isPressed?: boolean;
  isFirst?: boolean;
  /** strokes on a grid of 20 by 20 */
  path?: string;
  onClick(): void;
  children?: ReactNode;
}

/** A button of a toolbar. Those after the first are reached by arrow keys. */
export const Tool = ({
  label,
  keys,
  isPressed,
  isFirst = false,
  path,
  onClick,
  children,
}: ToolProps) => (
  <button
    type="button"
    tabIndex={isFirst ? 0 : -1}
    aria-label={label}
    aria-pressed={isPressed}
    title={keys ? `${label} (${keys})` : label}
    // The selection in the text stays.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onClick}
  >
    {path === undefined ? children : <Icon size={20} path={path} />}
  </button>
);

export const LINK =
  'M8.5 11.5a3 3 0 0 0 4.3 0l2.7-2.7a3 3 0 0 0-4.3-4.3l-1 1M11.5 8.5a3 3 0 0 0-4.3 0l-2.7 2.7a3 3 0 0 0 4.3 4.3l1-1';

/** Arrow keys move between the buttons of a toolbar. */
export function moveBetweenTools(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: buttons.length - 1,
  };
  const to = steps[event.key];
  if (to === undefined || at === -1) return;
  event.preventDefault();
  const next = buttons[(to + buttons.length) % buttons.length]!;
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next.focus();
}
