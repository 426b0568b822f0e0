import { Toolbar as Base } from '@base-ui/react/toolbar';
import type { ComponentProps, KeyboardEvent } from 'react';
import { Icon } from './icon.tsx';

/** Buttons for something beside them, with one stop for Tab; arrow keys move between them. */
export const Toolbar = ({ onKeyDown, ...toolbar }: ComponentProps<'div'>) => (
  <Base.Root
    tabIndex={-1}
    {...toolbar}
    onKeyDown={(event: KeyboardEvent<HTMLDivElement>) => {
      const tools = [...event.currentTarget.querySelectorAll('button')];
      ({ Home: tools[0], End: tools.at(-1) })[event.key]?.focus();
      onKeyDown?.(event);
    }}
  />
);

interface ToolProps extends Pick<ComponentProps<'button'>, 'onClick' | 'children'> {
  label: string;
  keys?: string;
  isPressed?: boolean;
  /** strokes on a grid of 20 by 20 */
  path?: string;
}

/** A button of a toolbar. */
export const Tool = ({ label, keys, isPressed, path, onClick, children }: ToolProps) => (
  <Base.Button
    className="icon-button tool"
    aria-label={label}
    aria-pressed={isPressed}
    title={keys ? `${label} (${keys})` : label}
    // The selection in the text stays.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onClick}
  >
    {path === undefined ? children : <Icon size={20} path={path} />}
  </Base.Button>
);
