import type { ComponentProps } from 'react';
import './icon.css';

interface IconProps extends ComponentProps<'svg'> {
  /** strokes on a square grid */
  path: string;
  /** of the grid */
  size?: number;
}

/** A small drawing beside words, or named by its button. */
export const Icon = ({ path, size = 16, ...svg }: IconProps) => (
  <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" {...svg}>
    <path d={path} />
  </svg>
);

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'children' | 'disabled'> {
  label: string;
  path: string;
  isDisabled?: boolean;
}

/** A button with an icon. It stays focusable while it is disabled, since the focus would be lost with its last use. */
export const IconButton = ({ label, path, isDisabled, onClick, ...button }: IconButtonProps) => (
  <button
    className="icon-button"
    type="button"
    aria-label={label}
    title={label}
    aria-disabled={isDisabled || undefined}
    {...button}
    onClick={(event) => {
      if (!isDisabled) onClick?.(event);
    }}
  >
    <Icon path={path} />
  </button>
);
