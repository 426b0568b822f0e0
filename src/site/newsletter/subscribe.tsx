import { data } from 'react-router';
import { NEWSLETTER_MESSAGES } from '#src/domains/newsletter/newsletter-forms.ts';
import { servicesContext } from '#src/services.server.ts';
import { privateHead } from '#src/site/seo/private-head.ts';
import type { Route } from './+types/subscribe.ts';
import { handleSubscription } from './handle-subscription.server.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { NewsletterPage } from './newsletter-page.tsx';
import { newsletterHeaders } from './newsletter-headers.ts';

/** Returns only the outcome to a POST that accepts JSON. A native post goes on to the action, which returns the page. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) => {
    const wantsJson = request.headers.get('Accept')?.includes('application/json');
    if (request.method !== 'POST' || !wantsJson) return next();
    const { status, outcome } = await handleSubscription(request, context.get(servicesContext));
    return Response.json({ outcome }, { status, headers: newsletterHeaders() });
  },
];

export async function action({ request, context }: Route.ActionArgs) {
  const { status, ...posted } = await handleSubscription(request, context.get(servicesContext));
  return data(posted, status);
}

export const headers = newsletterHeaders;

export const meta = () => privateHead('Newsletter');

export default function Subscribe({ actionData: posted }: Route.ComponentProps) {
  const message = posted && NEWSLETTER_MESSAGES[posted.outcome];
  return (
    <NewsletterPage title={message?.title ?? 'One useful email a month'}>
      <p className="lead">
        {message?.description ?? 'Our new articles, with the math. No filler.'}
      </p>
      <NewsletterForm source="page" {...(posted && { posted })} />
    </NewsletterPage>
  );
}
