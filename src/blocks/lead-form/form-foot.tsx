import type { ReactNode } from 'react';
import type { FormView } from './form-view.ts';
import type { FormState } from './use-lead-form.ts';

interface FormFootProps {
  view: FormView;
  state: FormState;
  /** the buttons */
  children: ReactNode;
}

/** The end of every form: its failure message, its buttons and the consent text. */
export function FormFoot({ view, state, children }: FormFootProps) {
  return (
    <div className="form-foot">
      <div role="alert">{state.failure ? <p className="form-error">{state.failure}</p> : null}</div>
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
