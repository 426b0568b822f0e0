import { SCREEN_TITLES } from '#content/screen-titles.ts';
import type { ReactNode } from 'react';
import { NEWSLETTER_PATH, UNSUBSCRIBE_PATH } from '#src/domains/site-map/paths.ts';
import { servicesContext } from '#src/services.server.ts';
import { renderDocument } from '#src/site/document/render-document.server.tsx';
import { privateHead } from '#src/site/seo/private-head.ts';
import { renderMarkup } from '#src/ui/render-markup.server.ts';
import type { Route } from './+types/unsubscribe.ts';
import { NewsletterPage } from './newsletter-page.tsx';
import { NEWSLETTER_HEADERS } from './newsletter-headers.ts';
import { TokenForm } from './token-form.tsx';
import { tokenFromAddress, tokenFromForm } from './token.server.ts';

/** Changes nothing, since email scanners open every link. */
export const loader = ({ request, context }: Route.LoaderArgs) =>
  respond(
    context,
    <NewsletterPage title="Unsubscribe">
      <p className="lead">Press the button to stop our newsletter. It takes effect right away.</p>
      <TokenForm action={UNSUBSCRIBE_PATH} token={tokenFromAddress(request)}>
        Unsubscribe
      </TokenForm>
    </NewsletterPage>,
  );

export async function action({ request, context }: Route.ActionArgs) {
  const token = await tokenFromForm(request);
  const result = await context.get(servicesContext).newsletter.unsubscribe(token);
  if (result === 'unknown')
    return respond(
      context,
      <NewsletterPage title="This link does not work">
        <p className="lead">
          It may be incomplete. Open the unsubscribe link at the end of one of our emails again.
        </p>
      </NewsletterPage>,
      404,
    );
  return respond(
    context,
    <NewsletterPage title="You are unsubscribed">
      <p className="lead">We will not send you our newsletter again.</p>
      <p>
        <a className="more" href={NEWSLETTER_PATH}>
          Unsubscribed by mistake? Subscribe again
        </a>
      </p>
    </NewsletterPage>,
  );
}

const respond = (context: Route.LoaderArgs['context'], page: ReactNode, status = 200) =>
  renderDocument(context, {
    head: privateHead(SCREEN_TITLES.unsubscribe),
    main: renderMarkup(page),
    status,
    headers: NEWSLETTER_HEADERS,
  });
