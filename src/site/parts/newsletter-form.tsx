import {
  CONFIRMATION_HINT,
  NEWSLETTER_MESSAGES,
  type SubscriptionOutcome,
} from '#src/domains/newsletter/newsletter-forms.ts';
import { NEWSLETTER_PATH } from '#src/domains/site-map/paths.ts';
import { HONEYPOT_FIELD } from '#src/platform/forms/shared-fields.ts';
import {
  CONSENT_TEXT,
  CONSENT_VERSION,
  type SubscriptionSource,
} from '#src/domains/newsletter/subscription.ts';
import { preloadToasts } from '#src/ui/toast/show-toast.ts';
import { useNewsletterForm } from './use-newsletter-form.ts';

interface NewsletterFormProps {
  /** which form this is; prefixes the ids of its elements, so a page may contain each once */
  source: SubscriptionSource;
  /** address of the privacy policy, if there is one */
  privacyHref?: string;
  /** outcome and typed value of a native post */
  posted?: { outcome: SubscriptionOutcome; email: string };
}

/** Subscribes to the monthly newsletter (docs/specification.md, sections 4, 5, 7 and 8). A native form until it is hydrated. */
export function NewsletterForm({ source, privacyHref, posted }: NewsletterFormProps) {
  const { state, form, onSubmit } = useNewsletterForm(source, posted?.outcome);
  const isSubmitting = state === 'submitting';
  const isInvalid = state === 'invalid-email';
  const id = (part: string) => `newsletter-${source}-${part}`;
  return (
    <form
      ref={form}
      action={NEWSLETTER_PATH}
      method="post"
      className="newsletter-form"
      aria-busy={isSubmitting}
      onSubmit={onSubmit}
    >
      <label htmlFor={id('email')}>Email address</label>
      <div className="newsletter-row">
        <input
          id={id('email')}
          name="email"
          type="email"
          required
          maxLength={254}
          onFocus={preloadToasts}
          autoComplete="email"
          inputMode="email"
          defaultValue={posted?.outcome === 'success' ? '' : posted?.email}
          aria-invalid={isInvalid || undefined}
          aria-describedby={`${id('message')} ${id('consent')}`}
          className="input"
        />
        <button type="submit" className="btn btn-copper" disabled={isSubmitting}>
          {isSubmitting ? 'Subscribing...' : 'Subscribe'}
        </button>
      </div>
      <div className="sr-only" aria-hidden="true">
        <label htmlFor={id('note')}>Leave this empty</label>
        <input id={id('note')} name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="source" value={source} />
      <input type="hidden" name="consent" value={CONSENT_VERSION} />
      <p id={id('message')} aria-live="polite" className="newsletter-message">
        {messageFor(state)}
      </p>
      <p id={id('consent')} className="note">
        {CONSENT_TEXT}
        {privacyHref ? (
          <>
            {' '}
            <a className="text-link" href={privacyHref}>
              Privacy policy
            </a>
          </>
        ) : null}
      </p>
    </form>
  );
}

/** The message next to the field, which stays after the toast closes. */
function messageFor(state: ReturnType<typeof useNewsletterForm>['state']): string {
  if (state === 'idle' || state === 'submitting') return '';
  return state === 'success' ? CONFIRMATION_HINT : NEWSLETTER_MESSAGES[state].description;
}
