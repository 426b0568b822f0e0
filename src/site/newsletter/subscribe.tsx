import { SCREEN_TITLES } from '#content/screen-titles.ts';
import { NEWSLETTER_MESSAGES } from '#src/domains/newsletter/newsletter-forms.ts';
import { servicesContext } from '#src/services.server.ts';
import { renderDocument } from '#src/site/document/render-document.server.tsx';
import { privateHead } from '#src/site/seo/private-head.ts';
import { renderMarkup } from '#src/ui/render-markup.server.ts';
import type { Route } from './+types/subscribe.ts';
import { handleSubscription } from './handle-subscription.server.ts';
import { NewsletterForm } from '#src/site/parts/newsletter-form.tsx';
import { NewsletterPage } from './newsletter-page.tsx';
import { NEWSLETTER_HEADERS } from './newsletter-headers.ts';

type Posted = NonNullable<Parameters<typeof NewsletterForm>[0]['posted']>;

export const loader = ({ context }: Route.LoaderArgs) => respond(context);

/** Returns only the outcome to a POST that accepts JSON. */
export async function action({ request, context }: Route.ActionArgs) {
  const { status, ...posted } = await handleSubscription(request, context.get(servicesContext));
  if (request.headers.get('Accept')?.includes('application/json'))
    return Response.json({ outcome: posted.outcome }, { status, headers: NEWSLETTER_HEADERS });
  return respond(context, posted, status);
}

function respond(context: Route.LoaderArgs['context'], posted?: Posted, status = 200) {
  const message = posted && NEWSLETTER_MESSAGES[posted.outcome];
  return renderDocument(context, {
    head: privateHead(SCREEN_TITLES.newsletter),
    main: renderMarkup(
      <NewsletterPage title={message?.title ?? 'One useful email a month'}>
        <p className="lead">
          {message?.description ?? 'Our new articles, with the math. No filler.'}
        </p>
        <NewsletterForm source="page" {...(posted && { posted })} />
      </NewsletterPage>,
    ),
    status,
    headers: NEWSLETTER_HEADERS,
  });
}
