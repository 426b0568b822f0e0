import { type FormSettings, panelAttributes } from '#src/blocks/lead-form/form-settings.ts';
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

const BUILT_IN_CONSENT = { version: CONSENT_VERSION, text: CONSENT_TEXT };

interface NewsletterFormProps {
  /** which form this is; prefixes the ids of its elements, so a page may contain each once */
  source: SubscriptionSource;
  /** address of the privacy policy, if there is one */
  privacyHref?: string;
  /** what people agree to, if not the built-in text */
  consent?: { version: string; text: string };
  /** outcome and typed value of a post */
  posted?: { outcome: SubscriptionOutcome; email: string } | undefined;
}

/**
 * Subscribes to the monthly newsletter (docs/specification.md, sections 4, 5, 7 and 8). It posts natively; `site/forms` sends it
 * where scripts run.
 */
export function NewsletterForm({
  source,
  privacyHref,
  posted,
  consent = BUILT_IN_CONSENT,
}: NewsletterFormProps) {
  const outcome = posted?.outcome;
  const isInvalid = outcome === 'invalid-email' || undefined;
  const isSent = outcome === 'success';
  const name = `newsletter-${source}`;
  const id = (part: string) => `${name}-${part}`;
  const toast = outcome && { ...NEWSLETTER_MESSAGES[outcome], isError: !isSent };
  return (
    <form
      action={NEWSLETTER_PATH}
      method="post"
      className="newsletter-form"
      data-form={JSON.stringify({ ...SETTINGS, name } satisfies FormSettings)}
      {...panelAttributes(name, isSent, toast)}
    >
      <label htmlFor={id('email')}>Email address</label>
      <div className="newsletter-row" data-invalid={isInvalid}>
        <input
          id={id('email')}
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          inputMode="email"
          defaultValue={isSent ? '' : posted?.email}
          aria-invalid={isInvalid}
          aria-describedby={`${id('message')} ${id('consent')}`}
          className="input"
        />
        <button type="submit" className="btn btn-copper" data-sending="Subscribing...">
          Subscribe
        </button>
      </div>
      <div className="sr-only" aria-hidden="true">
        <label htmlFor={id('note')}>Leave this empty</label>
        <input id={id('note')} name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="source" value={source} />
      <input type="hidden" name="consent" value={consent.version} />
      <p id={id('message')} data-message aria-live="polite" className="newsletter-message">
        {isSent ? CONFIRMATION_HINT : outcome && NEWSLETTER_MESSAGES[outcome].description}
      </p>
      <p id={id('consent')} className="note">
        {consent.text}
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

const { failed, 'invalid-email': invalid } = NEWSLETTER_MESSAGES;

const SETTINGS = {
  hasToasts: true,
  incomplete: invalid,
  invalid,
  refused: failed,
  event: 'email_newsletter_subscription',
};
