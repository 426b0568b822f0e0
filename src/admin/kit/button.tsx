import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router';
import { Icon } from './icon.tsx';
import './button.css';

const TONES = {
  primary: 'btn btn-copper',
  secondary: 'btn btn-ink',
  quiet: 'btn btn-quiet',
  danger: 'btn btn-danger',
  /** as a link on a line of its own */
  link: 'panel-link',
  /** as a link within a text */
  text: 'text-link',
  /** drawn by what it is in */
  bare: '',
} as const;

export interface Look {
  /** default: `quiet`, or none with a `className`, which then draws all of the button */
  tone?: keyof typeof TONES | undefined;
  size?: 'small' | 'large' | undefined;
  className?: string | undefined;
}

function lookOf({ className, tone = className === undefined ? 'quiet' : undefined, size }: Look) {
  const base = tone && TONES[tone];
  const sized = base?.startsWith('btn') && `btn-${size ?? 'small'}`;
  return [base, sized, className].filter(Boolean).join(' ') || undefined;
}

export interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'disabled' | keyof Look> {
  isDisabled?: boolean | undefined;
  /** what it has started is not over */
  isBusy?: boolean | undefined;
}

/** Does something on this page. While it is disabled or busy, it does nothing but keeps the focus. */
export function Button({
  tone,
  size,
  className,
  isDisabled,
  isBusy,
  onClick,
  ...button
}: ButtonProps) {
  const isOff = isDisabled || isBusy;
  return (
    <button
      type="button"
      className={lookOf({ tone, size, className })}
      aria-disabled={isOff || undefined}
      {...button}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        // Without this, the button would still submit its form.
        if (isOff) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'tone'> {
  label: string;
  path: string;
}

/** A button with an icon. Its name is also its title. */
export const IconButton = ({ label, path, ...button }: IconButtonProps) => (
  <Button className="icon-button" aria-label={label} title={label} {...button}>
    <Icon path={path} />
  </Button>
);

/** A link with the look of a button. */
export const LinkButton = ({
  tone,
  size,
  className,
  ...link
}: ComponentProps<typeof Link> & Look) => (
  <Link className={lookOf({ tone, size, className })} {...link} />
);
