import { parseCookie, serializeCookie } from 'cookie-es';
import { redirect } from 'react-router';
import type { PostedForm } from '#src/blocks/lead-form/form-view.ts';
import { SENT_FORM_SECONDS } from '#src/domains/leads/intake/sent-form.server.ts';
import { isVisitorForm, type VisitorForm } from '#src/domains/leads/lead-forms.ts';
import { formPath, sentPath } from '#src/domains/site-map/paths.ts';
import { servicesContext } from '#src/services.server.ts';
import { renderDocument } from '#src/site/document/render-document.server.tsx';
import { panelLevel, panelResponse, wantsPanel } from '#src/site/forms/panel-response.server.ts';
import { notFound } from '#src/site/not-found/not-found.server.tsx';
import { privateHead } from '#src/site/seo/private-head.ts';
import { renderMarkup } from '#src/ui/render-markup.server.ts';
import type { Route } from './+types/form-page.ts';
import { formPanel } from './form-panel.server.tsx';
import { FORM_TEXT } from './form-text.ts';
import { handleFormPost } from './handle-form-post.server.ts';

type Context = Route.LoaderArgs['context'];

/** Sealed, and only for the page that shows the confirmation. */
const COOKIE = 'sent-form';

/** A form on a page of its own, where browsers without JavaScript post it; after that, its confirmation. */
export async function loader({ request, url, params: { form }, context }: Route.LoaderArgs) {
  if (!isVisitorForm(form)) return notFound({ request, url, context });
  if (!url.searchParams.has('sent')) return respond(context, form);
  const { [COOKIE]: sealed = '' } = parseCookie(request.headers.get('Cookie') ?? '');
  const values = context.get(servicesContext).sentForms.open(form, sealed);
  return respond(context, form, { isSent: true, values, errors: {}, pageUri: '' });
}

/** Returns the panel alone to the script of the form; otherwise a redirect to the confirmation, or the page with what is wrong. */
export async function action({ request, url, params: { form }, context }: Route.ActionArgs) {
  if (!isVisitorForm(form)) return notFound({ request, url, context });
  const { status, posted } = await handleFormPost(request, context, form);
  if (wantsPanel(request))
    return panelResponse(formPanel(context, form, posted, panelLevel(request)), status);
  return posted.isSent ? showSent(context, form, posted) : respond(context, form, posted, status);
}

function showSent(context: Context, form: VisitorForm, { values }: PostedForm): Response {
  const { config, sentForms } = context.get(servicesContext);
  const { declined } = FORM_TEXT[form].confirmation;
  const shown = ['email', declined?.field].flatMap((name) =>
    name && values[name] ? [[name, values[name]]] : [],
  );
  const cookie = serializeCookie(COOKIE, sentForms.seal(form, Object.fromEntries(shown)), {
    path: formPath(form),
    maxAge: SENT_FORM_SECONDS,
    httpOnly: true,
    sameSite: 'lax',
    secure: config.SECURE_COOKIES,
  });
  return redirect(sentPath(formPath(form)), {
    status: 303,
    headers: { 'Set-Cookie': cookie, 'Cache-Control': 'no-store' },
  });
}

/** Not cached, since the page shows what one visitor typed. */
function respond(context: Context, form: VisitorForm, posted?: PostedForm, status = 200) {
  const { page, steps } = FORM_TEXT[form];
  const title = status === 422 ? `Error: ${page.title}` : page.title;
  return renderDocument(context, {
    head: privateHead(title),
    main: renderMarkup(
      <div className={`tone-sand section ${steps ? 'survey' : 'lead-form'}`}>
        <div className="wrap">
          <header className="grid-12 opening">
            <h1 className="h1-long">{page.title}</h1>
            <div>
              <p className="lead">{page.lead}</p>
            </div>
          </header>
          <div className="grid-12">
            {formPanel(context, form, posted, 'h2')}
            {page.note ? <p className="note survey-note">{page.note}</p> : null}
          </div>
        </div>
      </div>,
    ),
    status,
    headers: { 'Cache-Control': 'no-store' },
  });
}
