import type { RouterContextProvider } from 'react-router';
import type { PostedForm } from '#src/blocks/lead-form/form-view.ts';
import { LeadFormPanel } from '#src/blocks/lead-form/lead-form-panel.tsx';
import { SurveyPanel } from '#src/blocks/survey-form/survey-panel.tsx';
import type { VisitorForm } from '#src/domains/leads/lead-forms.ts';
import { servicesContext } from '#src/services.server.ts';
import { resolveSchedulers } from '#src/site/parts/resolve-schedulers.ts';
import { formView } from './form-views.ts';

/** A form in its state, or its confirmation. */
export function formPanel(
  context: Readonly<RouterContextProvider>,
  form: VisitorForm,
  posted: PostedForm | undefined,
  level: 'h2' | 'h3',
) {
  const { config, settings } = context.get(servicesContext);
  const view = resolveSchedulers(formView(form, settings.consent('CONSENT_LEADS')), config);
  const Panel = view.steps ? SurveyPanel : LeadFormPanel;
  return <Panel view={view} posted={posted} level={level} />;
}
