import { data } from 'react-router';
import { Island } from '#src/blocks/island.tsx';
import { servicesContext } from '#src/services.server.ts';
import { NotFoundMarkup } from '#src/site/not-found/not-found-markup.tsx';
import { notFound } from '#src/site/not-found/not-found.server.tsx';
import { privateHead } from '#src/site/seo/private-head.ts';
import { StaticMarkup } from '#src/ui/static-markup/static-markup.tsx';
import type { Route } from './+types/styleguide.ts';
import { Exhibit } from './exhibit.tsx';
import { isStyleguideOpen } from './styleguide-access.server.ts';
import { showToast } from '#src/ui/toast/show-toast.ts';

const HEAD = privateHead('Style guide');

/** 404 without access. The parts are a dynamic import, since no other route needs them. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  if (!(await isStyleguideOpen(request, context.get(servicesContext))))
    return notFound({ request, url, context });
  const { styleguideParts } = await import('./styleguide-parts.server.tsx');
  const headers = new Headers({
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex, nofollow',
  });
  return data(
    { state: 'loaded' as const, head: HEAD, parts: await styleguideParts(context) },
    { headers },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

/** Every block and every primitive in its states, for page builders. */
export default function Styleguide({ loaderData }: Route.ComponentProps) {
  if (loaderData.state === 'missing') return <NotFoundMarkup html={loaderData.html} />;
  return loaderData.parts.map((part) => {
    if (part.kind === 'static') return <StaticMarkup key={part.id} id={part.id} html={part.html} />;
    if (part.kind === 'toasts') return <ToastButtons key={part.id} />;
    const { id, label, type, props, html } = part;
    return (
      <Exhibit key={id} id={`show-${id}`} label={label}>
        <Island id={id} type={type} props={props} html={html} />
      </Exhibit>
    );
  });
}

/** Shows the real toasts once the page is hydrated. */
function ToastButtons() {
  return (
    <div className="wrap guide-row">
      <button
        type="button"
        className="btn btn-quiet"
        onClick={() => showToast({ title: 'Success!', description: 'It is on its way.' })}
      >
        Show a toast
      </button>
      <button
        type="button"
        className="btn btn-quiet"
        onClick={() =>
          showToast({
            title: 'Submission failed',
            description: 'Nothing was sent. Please try again.',
            variant: 'destructive',
          })
        }
      >
        Show one that failed
      </button>
    </div>
  );
}
