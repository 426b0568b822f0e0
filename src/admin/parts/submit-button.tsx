import type { ComponentProps } from 'react';
import { useNavigation } from 'react-router';

interface SubmitButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  look?: 'quiet' | 'copper' | 'ink' | 'danger';
}

/** A small button that submits its form, and waits while a page or a form is under way. */
export function SubmitButton({ look = 'quiet', ...props }: SubmitButtonProps) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <button className={`btn btn-small btn-${look}`} type="submit" disabled={isBusy} {...props} />
  );
}
