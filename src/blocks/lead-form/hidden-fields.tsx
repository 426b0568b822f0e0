import { HONEYPOT_FIELD } from '#src/platform/forms/shared-fields.ts';
import type { FormView, PostedForm } from './form-view.ts';

/** Hidden fields: the version of the consent text, extra values, the page URL, and a honeypot for bots. */
export function HiddenFields({ view, posted }: { view: FormView; posted: PostedForm | undefined }) {
  const id = `${view.form}-note`;
  const hidden = { consent: view.consent.version, ...view.extra, page: posted?.pageUri };
  return (
    <>
      {Object.entries(hidden).map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className="sr-only" aria-hidden="true">
        <label htmlFor={id}>Leave this empty</label>
        <input id={id} name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}
