import { HONEYPOT_FIELD } from '#src/platform/forms/shared-fields.ts';
import type { FormView, PostedForm } from './form-view.ts';

/** Hidden fields: the version of the consent text, the page URL, and a honeypot for bots. */
export function HiddenFields({ view, posted }: { view: FormView; posted: PostedForm | undefined }) {
  const id = `${view.form}-note`;
  return (
    <>
      <input type="hidden" name="consent" value={view.consent.version} />
      {posted ? <input type="hidden" name="page" value={posted.pageUri} /> : null}
      <div className="sr-only" aria-hidden="true">
        <label htmlFor={id}>Leave this empty</label>
        <input id={id} name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}
