import { data } from 'react-router';
import { LeadFormPanel } from '#src/blocks/lead-form/lead-form-panel.tsx';
import { SurveyPanel } from '#src/blocks/survey-form/survey-panel.tsx';
import { isVisitorForm, type VisitorForm } from '#src/domains/leads/lead-forms.ts';
import { privateHead } from '#src/site/seo/private-head.ts';
import { NotFoundMarkup } from '#src/site/not-found/not-found-markup.tsx';
import { notFound } from '#src/site/not-found/not-found.server.tsx';
import { servicesContext } from '#src/services.server.ts';
import { resolveSchedulers } from '#src/site/parts/resolve-schedulers.ts';
import type { Route } from './+types/form-page.ts';
import { handleFormPost } from './handle-form-post.server.ts';
import { formView } from './form-views.ts';
import { FORM_TEXT } from './form-text.ts';

/** A form on a page of its own, where browsers without JavaScript post it. */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { form } = params;
  if (!isVisitorForm(form)) return notFound({ request, url, context });
  const { page } = FORM_TEXT[form];
  return data({
    state: 'loaded' as const,
    head: privateHead(page.title),
    view: resolveSchedulers(formView(form), context.get(servicesContext).config),
    page,
  });
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { status, posted } = await handleFormPost(request, context, knownForm(params.form));
  return data(posted, status);
}

function knownForm(form: string): VisitorForm {
  if (!isVisitorForm(form)) throw data(null, 404);
  return form;
}

/** Not cached, since the page shows what one visitor typed. */
export function headers() {
  return { 'Cache-Control': 'no-store' };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function FormPage({ loaderData, actionData: posted }: Route.ComponentProps) {
  if (loaderData.state === 'missing') return <NotFoundMarkup html={loaderData.html} />;
  const { view, page } = loaderData;
  return (
    <div className={`tone-sand section ${view.steps ? 'survey' : 'lead-form'}`}>
      <div className="wrap">
        <header className="grid-12 opening">
          <h1 className="h1-long">{page.title}</h1>
          <div>
            <p className="lead">{page.lead}</p>
          </div>
        </header>
        <div className="grid-12">
          {view.steps ? (
            <SurveyPanel view={view} posted={posted} level="h2" />
          ) : (
            <LeadFormPanel view={view} posted={posted} level="h2" />
          )}
          {page.note ? <p className="note survey-note">{page.note}</p> : null}
        </div>
      </div>
    </div>
  );
}
