import { SCREEN_TITLES } from '#content/screen-titles.ts';
import { CONFIRMATION_HOURS } from '#src/domains/newsletter/subscription.ts';
import { CONFIRM_PATH, INSIGHTS_PATH, NEWSLETTER_PATH } from '#src/domains/site-map/paths.ts';
import { servicesContext } from '#src/services.server.ts';
import { renderDocument } from '#src/site/document/render-document.server.tsx';
import { privateHead } from '#src/site/seo/private-head.ts';
import { renderMarkup } from '#src/ui/render-markup.server.ts';
import type { Route } from './+types/confirm.ts';
import { NewsletterPage } from './newsletter-page.tsx';
import { NEWSLETTER_HEADERS } from './newsletter-headers.ts';
import { TokenForm } from './token-form.tsx';
import { tokenFromAddress, tokenFromForm } from './token.server.ts';

const STATUS = {
  waiting: 200,
  confirmed: 200,
  'already-confirmed': 200,
  expired: 410,
  unknown: 404,
};

const TEXTS = {
  waiting: [
    'Confirm your subscription',
    'Press the button to start receiving our monthly newsletter.',
  ],
  confirmed: [
    'Subscription confirmed',
    'You will get the next issue. Every issue has a link to unsubscribe.',
  ],
  'already-confirmed': [
    'Already confirmed',
    'There is nothing left to do. You already receive our newsletter.',
  ],
  expired: [
    'This link has expired',
    `Confirmation links work for ${CONFIRMATION_HOURS} hours. Subscribe again to get a new one.`,
  ],
  unknown: [
    'This link does not work',
    'It may be incomplete, or a newer link has replaced it. Subscribe again to get a new one.',
  ],
} as const;

/** Changes nothing, since email scanners open every link. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = tokenFromAddress(request);
  const state = await context.get(servicesContext).newsletter.confirmationOf(token);
  return respond(context, state, token);
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = await tokenFromForm(request);
  return respond(context, await context.get(servicesContext).newsletter.confirm(token));
}

function respond(context: Route.LoaderArgs['context'], state: keyof typeof STATUS, token = '') {
  const [title, text] = TEXTS[state];
  const hasNoLink = state === 'expired' || state === 'unknown';
  return renderDocument(context, {
    head: privateHead(SCREEN_TITLES.confirm),
    main: renderMarkup(
      <NewsletterPage title={title}>
        <p className="lead">{text}</p>
        {state === 'waiting' ? (
          <TokenForm action={CONFIRM_PATH} token={token}>
            Confirm subscription
          </TokenForm>
        ) : (
          <p>
            {hasNoLink ? (
              <a className="btn btn-large btn-copper" href={NEWSLETTER_PATH}>
                Subscribe again
              </a>
            ) : (
              <a className="more" href={INSIGHTS_PATH}>
                Read Insights
              </a>
            )}
          </p>
        )}
      </NewsletterPage>,
    ),
    status: STATUS[state],
    headers: NEWSLETTER_HEADERS,
  });
}
