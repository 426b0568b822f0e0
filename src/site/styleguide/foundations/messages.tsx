import { renderToStaticMarkup } from 'react-dom/server';
import { PRIVACY_PATH } from '#src/domains/site-map/paths.ts';
import { NewsletterForm } from '#src/site/parts/newsletter-form.tsx';
import { ToastCard } from '#src/ui/toast/toast-card.tsx';

const TOASTS = [
  { title: 'Success!', description: 'Thank you for subscribing to our newsletter.' },
  { title: 'Saved' },
  {
    title: 'Invalid email',
    description: 'Please enter a valid email address.',
    isError: true,
  },
  {
    title: 'The picture could not be added to the library',
    description:
      'The file is 34 MB, and the limit is 20 MB. Make it smaller, or save the photograph as a JPEG instead of a PNG.',
    isError: true,
  },
] as const;

/** Toasts as static cards. */
export function Toasts() {
  return (
    <div className="wrap guide-pairs">
      {TOASTS.map((toast) => (
        <ToastCard key={toast.title} {...toast} />
      ))}
    </div>
  );
}

const OUTCOMES = [
  ['idle', undefined],
  ['refused', 'invalid-email'],
  ['failed', 'failed'],
  ['stored', 'success'],
] as const;

/** The newsletter form in each state, as static markup. */
export function NewsletterForms() {
  return (
    <div className="wrap guide-pairs">
      {OUTCOMES.map(([name, outcome]) => {
        const form = renderToStaticMarkup(
          <NewsletterForm
            source="page"
            privacyHref={PRIVACY_PATH}
            {...(outcome && { posted: { outcome, email: 'ida at ames' } })}
          />,
        );
        return (
          <div key={name}>
            <h3 className="h4">{name}</h3>
            <div
              className="guide-say"
              // The source prefixes the ids of a form's elements, so each copy needs its own.
              // oxlint-disable-next-line react/no-danger -- our own markup
              dangerouslySetInnerHTML={{
                __html: form.replaceAll('newsletter-page-', `newsletter-${name}-`),
              }}
            />
          </div>
        );
      })}
    </div>
  );
}
