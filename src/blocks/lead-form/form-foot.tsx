import type { ReactNode } from 'react';
import type { FormView, PostedForm } from './form-view.ts';

interface FormFootProps {
  view: FormView;
  /** what went wrong with the form as a whole */
  posted: Pick<PostedForm, 'failure' | 'wait'> | undefined;
  /** the buttons */
  children: ReactNode;
}

/** The end of every form: its failure message, its buttons and the consent text. */
export function FormFoot({ view, posted, children }: FormFootProps) {
  const { failure, wait } = posted ?? {};
  return (
    <div className="form-foot">
      {/* A toast is announced itself. */}
      <p className="form-error" data-message role={view.hasToasts ? undefined : 'alert'}>
        {wait ? `${failure} ${wait}` : failure}
      </p>
      <div className="form-buttons">{children}</div>
      <p className="note">
        {view.consent.text}{' '}
        <a className="text-link" href={view.consent.policyHref}>
          Privacy policy
        </a>
      </p>
    </div>
  );
}
