import { data } from 'react-router';
import { servicesContext } from '#src/services.server.ts';
import { provideMarkup } from '#src/ui/static-markup/static-markup.server.ts';
import { StaticMarkup } from '#src/ui/static-markup/static-markup.tsx';
import { privateHead } from '#src/site/seo/private-head.ts';
import type { Route } from './+types/shared-result.ts';
import { renderShared } from './render-shared.server.tsx';

const PRIVATE = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };

/** Shows a result at the link its owner created. 404 with an explanation for a withdrawn or unknown link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const shared = await context.get(servicesContext).assessments.getSharedResult(params.key);
  const html = provideMarkup(context, 'shared-result', renderShared(shared));
  return data({ html }, { status: shared ? 200 : 404, headers: PRIVATE });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = () => privateHead('A shared AI Quotient score');

export default function SharedResult({ loaderData }: Route.ComponentProps) {
  return <StaticMarkup id="shared-result" html={loaderData.html} />;
}
