import type { ReactNode } from 'react';
import type { AssessmentView } from './assessment-view.ts';

interface StepFormProps {
  view: AssessmentView;
  /** the action the server runs without JavaScript */
  act: 'restart' | 'share' | 'unshare' | 'to-report';
  /** runs instead with JavaScript */
  onAct(form: HTMLFormElement): void;
  className?: string;
  children: ReactNode;
}

/** A form with only buttons. It posts to the server without JavaScript and calls `onAct` with it. */
export function StepForm({ view, act, onAct, className, children }: StepFormProps) {
  return (
    <form
      method="post"
      action={view.action}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onAct(event.currentTarget);
      }}
    >
      <input type="hidden" name="act" value={act} />
      {children}
    </form>
  );
}
