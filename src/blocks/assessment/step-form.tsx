import type { ReactNode } from 'react';
import type { AssessmentView } from './assessment-view.ts';

interface StepFormProps {
  view: AssessmentView;
  /** what the server does with it when there is no JavaScript */
  act: 'restart' | 'share' | 'unshare' | 'to-report';
  /** what happens instead where there is */
  onAct(form: HTMLFormElement): void;
  className?: string;
  children: ReactNode;
}

/** A form of buttons: the server acts on it by itself, and scripts without the way there. */
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
