import { data } from 'react-router';
import { NEWSLETTER_PATH, UNSUBSCRIBE_PATH } from '#src/domains/site-map/paths.ts';
import { servicesContext } from '#src/services.server.ts';
import { privateHead } from '#src/site/seo/private-head.ts';
import type { Route } from './+types/unsubscribe.ts';
import { NewsletterPage } from './newsletter-page.tsx';
import { newsletterHeaders } from './newsletter-headers.ts';
import { TokenForm } from './token-form.tsx';
import { tokenFromAddress, tokenFromForm } from './token.server.ts';

/** Changes nothing, since email scanners open every link. */
export function loader({ request }: Route.LoaderArgs) {
  return { token: tokenFromAddress(request) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const result = await context
    .get(servicesContext)
    .newsletter.unsubscribe(await tokenFromForm(request));
  return data(result, result === 'unknown' ? 404 : 200);
}

export const headers = newsletterHeaders;

export const meta = () => privateHead('Unsubscribe');

export default function Unsubscribe({ loaderData, actionData: result }: Route.ComponentProps) {
  if (result === 'unsubscribed')
    return (
      <NewsletterPage title="You are unsubscribed">
        <p className="lead">We will not send you our newsletter again.</p>
        <p>
          <a className="more" href={NEWSLETTER_PATH}>
            Unsubscribed by mistake? Subscribe again
          </a>
        </p>
      </NewsletterPage>
    );
  if (result === 'unknown')
    return (
      <NewsletterPage title="This link does not work">
        <p className="lead">
          It may be incomplete. Open the unsubscribe link at the end of one of our emails again.
        </p>
      </NewsletterPage>
    );
  return (
    <NewsletterPage title="Unsubscribe">
      <p className="lead">Press the button to stop our newsletter. It takes effect right away.</p>
      <TokenForm action={UNSUBSCRIBE_PATH} token={loaderData.token}>
        Unsubscribe
      </TokenForm>
    </NewsletterPage>
  );
}
