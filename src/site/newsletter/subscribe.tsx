import { redirect } from 'react-router';
import { SCREEN_TITLES } from '#content/screen-titles.ts';
import { NEWSLETTER_MESSAGES } from '#src/domains/newsletter/newsletter-forms.ts';
import { NEWSLETTER_PATH, sentPath } from '#src/domains/site-map/paths.ts';
import { servicesContext } from '#src/services.server.ts';
import { renderDocument } from '#src/site/document/render-document.server.tsx';
import { panelResponse, wantsPanel } from '#src/site/forms/panel-response.server.ts';
import { privateHead } from '#src/site/seo/private-head.ts';
import { renderMarkup } from '#src/ui/render-markup.server.ts';
import type { Route } from './+types/subscribe.ts';
import { handleSubscription } from './handle-subscription.server.ts';
import { NewsletterForm } from '#src/site/parts/newsletter-form.tsx';
import { NewsletterPage } from './newsletter-page.tsx';
import { NEWSLETTER_HEADERS } from './newsletter-headers.ts';

type Posted = NonNullable<Parameters<typeof NewsletterForm>[0]['posted']>;

/** The form on a page of its own, and after a post without JavaScript, its outcome. */
export const loader = ({ url, context }: Route.LoaderArgs) =>
  respond(context, url.searchParams.has('sent') ? { outcome: 'success', email: '' } : undefined);

/** Returns the form alone to its script; otherwise a redirect to the confirmation, or the page with what is wrong. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { status, source, ...posted } = await handleSubscription(request, services);
  if (wantsPanel(request))
    return panelResponse(
      <NewsletterForm
        source={source}
        posted={posted}
        consent={services.settings.consent('CONSENT_NEWSLETTER')}
      />,
      status,
    );
  // A tab that was opened before 2026-11-29 (ADR 104).
  if (request.headers.get('Accept') === 'application/json')
    return Response.json({ outcome: posted.outcome }, { status, headers: NEWSLETTER_HEADERS });
  if (posted.outcome !== 'success') return respond(context, posted, status);
  return redirect(sentPath(NEWSLETTER_PATH), { status: 303, headers: NEWSLETTER_HEADERS });
}

function respond(context: Route.LoaderArgs['context'], posted?: Posted, status = 200) {
  const consent = context.get(servicesContext).settings.consent('CONSENT_NEWSLETTER');
  const message = posted && NEWSLETTER_MESSAGES[posted.outcome];
  return renderDocument(context, {
    head: privateHead(`${status === 422 ? 'Error: ' : ''}${SCREEN_TITLES.newsletter}`),
    main: renderMarkup(
      <NewsletterPage title={message?.title ?? 'One useful email a month'}>
        <p className="lead">
          {message?.description ?? 'Our new articles, with the math. No filler.'}
        </p>
        <NewsletterForm source="page" posted={posted} consent={consent} />
      </NewsletterPage>,
    ),
    status,
    headers: NEWSLETTER_HEADERS,
  });
}
