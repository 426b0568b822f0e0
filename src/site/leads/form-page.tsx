import { LeadFormPanel } from '#src/blocks/lead-form/lead-form-panel.tsx';
import type { PostedForm } from '#src/blocks/lead-form/form-view.ts';
import { SurveyPanel } from '#src/blocks/survey-form/survey-panel.tsx';
import { isVisitorForm, type VisitorForm } from '#src/domains/leads/lead-forms.ts';
import { servicesContext } from '#src/services.server.ts';
import { renderDocument } from '#src/site/document/render-document.server.tsx';
import { notFound } from '#src/site/not-found/not-found.server.tsx';
import { resolveSchedulers } from '#src/site/parts/resolve-schedulers.ts';
import { privateHead } from '#src/site/seo/private-head.ts';
import { renderMarkup } from '#src/ui/render-markup.server.ts';
import type { Route } from './+types/form-page.ts';
import { FORM_TEXT } from './form-text.ts';
import { formView } from './form-views.ts';
import { handleFormPost } from './handle-form-post.server.ts';

type Context = Route.LoaderArgs['context'];

/** A form on a page of its own, where browsers without JavaScript post it. */
export async function loader({ request, url, params: { form }, context }: Route.LoaderArgs) {
  if (!isVisitorForm(form)) return notFound({ request, url, context });
  return respond(context, form);
}

export async function action({ request, url, params: { form }, context }: Route.ActionArgs) {
  if (!isVisitorForm(form)) return notFound({ request, url, context });
  const { status, posted } = await handleFormPost(request, context, form);
  return respond(context, form, posted, status);
}

/** Not cached, since the page shows what one visitor typed. */
function respond(context: Context, form: VisitorForm, posted?: PostedForm, status = 200) {
  const { page } = FORM_TEXT[form];
  const view = resolveSchedulers(formView(form), context.get(servicesContext).config);
  const Panel = view.steps ? SurveyPanel : LeadFormPanel;
  return renderDocument(context, {
    head: privateHead(page.title),
    main: renderMarkup(
      <div className={`tone-sand section ${view.steps ? 'survey' : 'lead-form'}`}>
        <div className="wrap">
          <header className="grid-12 opening">
            <h1 className="h1-long">{page.title}</h1>
            <div>
              <p className="lead">{page.lead}</p>
            </div>
          </header>
          <div className="grid-12">
            <Panel view={view} posted={posted} level="h2" />
            {page.note ? <p className="note survey-note">{page.note}</p> : null}
          </div>
        </div>
      </div>,
    ),
    status,
    headers: { 'Cache-Control': 'no-store' },
  });
}
