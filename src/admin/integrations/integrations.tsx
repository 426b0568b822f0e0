import { Link } from 'react-router';
import { LinkButton } from '#src/admin/kit/button.tsx';
import { ActionForm } from '#src/admin/kit/form/action-form.tsx';
import { ChoiceField } from '#src/admin/kit/form/choice-field.tsx';
import { readPostedFields, rejectForm } from '#src/admin/kit/form/form-result.ts';
import { Mark } from '#src/admin/kit/mark.tsx';
import { Facts, LoadError, Part } from '#src/admin/kit/screen.tsx';
import { PostButton } from '#src/admin/kit/submit-button.tsx';
import { Time } from '#src/admin/kit/time.tsx';
import { loadView } from '#src/admin/lists/load-list.server.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { useRefresh } from '#src/admin/parts/use-refresh.ts';
import { INTEGRATIONS_PATH, settingAddress } from '#src/admin/settings/settings-address.ts';
import { SettingsHead } from '#src/admin/settings/settings-head.tsx';
import { currentSession, servicesFor } from '#src/admin/shell/permission.server.ts';
import { LEAD_FORMS } from '#src/domains/leads/lead.ts';
import { FORM_NAMES } from '#src/domains/leads/lead-words.ts';
import type { Route } from './+types/integrations.ts';
import {
  compareForms,
  showIntegrations,
  type ShownIntegration,
  type ShownStep,
  showTestEmail,
  showTestLead,
} from './present-integrations.server.ts';
import { sampleLead } from './sample-lead.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = servicesFor(context, 'settings.change');
  return loadView(context, 'the integrations', {}, async () => {
    const now = new Date();
    const isComparing = url.searchParams.has('compare');
    const [list, lead, email, forms] = await Promise.all([
      showIntegrations(services, now),
      showTestLead(services, now),
      showTestEmail(services, now),
      isComparing ? compareForms(services, now) : undefined,
    ]);
    return { list, lead, email, forms, hasToken: Boolean(services.config.HUBSPOT_ACCESS_TOKEN) };
  });
}

/** Sends a test the real way, or deletes the test leads. */
export async function action({ request, context }: Route.ActionArgs) {
  const { user, crmHealth, crmForms, testEmails } = servicesFor(context, 'settings.change');
  const { intent, form: posted } = await readPostedFields(request);
  const done = (text: string, id: string) =>
    redirectWithNotice(context, text, `${INTEGRATIONS_PATH}#${id}`);
  const form = LEAD_FORMS.find((each) => each === posted);
  if (intent === 'test-lead' && form) {
    const fields = sampleLead(form, crmForms.fields()[form], user.email);
    await crmHealth.sendTest(form, fields, user.email);
    return done('A test lead is on its way.', 'crm');
  }
  if (intent === 'test-email') {
    await testEmails.send(currentSession(context));
    return done('A test email is on its way.', 'email');
  }
  if (intent !== 'delete-tests') return rejectForm();
  await crmHealth.deleteTests();
  return done('The test leads are deleted here. HubSpot keeps its own.', 'crm');
}

/** What the site is connected to, how that is, and tests of it. */
export default function Integrations({ loaderData: { view } }: Route.ComponentProps) {
  useRefresh(Boolean(view?.lead?.isRunning || view?.email?.isRunning));
  return (
    <>
      <SettingsHead
        title="Integrations"
        intro="What the site is connected to. Tests take the way of every lead and every email."
      />
      {view ? (
        view.list.map((each) => (
          <Integration key={each.id} {...each}>
            {each.id === 'crm' ? <CrmTests {...view} /> : null}
            {each.id === 'email' ? (
              <>
                <PostButton intent="test-email">Send a test email</PostButton>
                <Steps {...view.email} />
              </>
            ) : null}
          </Integration>
        ))
      ) : (
        <LoadError>The integrations could not be read.</LoadError>
      )}
    </>
  );
}

const STATES = {
  works: { label: 'Works', path: 'M6 1a5 5 0 1 1 0 10a5 5 0 1 1 0-10', isFilled: true },
  untried: { label: 'Not tried yet', path: 'M6 1.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9' },
  failing: { label: 'Needs you', path: 'M2 2l8 8M10 2l-8 8' },
  off: { label: 'Not connected', path: 'M2 2h2M8 2h2v2M10 8v2H8M4 10H2V8M2 4V2' },
} as const;

const STEP_STATES = { done: 'works', now: 'untried', failed: 'failing' } as const;

function Integration(props: ShownIntegration & { children: React.ReactNode }) {
  const { id, title, about, success, refusal, fix, children } = props;
  const { label, ...shape } = STATES[props.state as keyof typeof STATES];
  return (
    <Part
      id={id}
      className="measure-wide grid gap-3 py-6 rule-below"
      title={
        <span className="row wraps gap-3">
          {title} <Mark shape={shape} state={props.state} label={label} />
        </span>
      }
    >
      <p>{about}</p>
      {success || refusal ? (
        <Facts
          facts={{
            'Last success': success && <Time at={success} />,
            'Last refusal': refusal && (
              <>
                {refusal.text}{' '}
                <span className="muted">{refusal.at ? <Time at={refusal.at} /> : null}</span>
              </>
            ),
          }}
        />
      ) : null}
      <Fix fix={fix} />
      {children}
    </Part>
  );
}

/** A plain link: the browser opens what is closed around the field. */
const Fix = ({ fix }: { fix?: { label: string; to: string } | false | undefined }) =>
  fix ? (
    <p>
      <Link className="text-link" to={fix.to} reloadDocument>
        {fix.label}
      </Link>
    </p>
  ) : null;

type View = NonNullable<Route.ComponentProps['loaderData']['view']>;

const CrmTests = ({ lead, forms, hasToken }: View) => (
  <>
    <ActionForm intent="test-lead" submit="Send a test lead" busy="Sending..." tone="secondary">
      <ChoiceField
        name="form"
        label="Form"
        initial="contact"
        options={LEAD_FORMS.map((form) => [form, FORM_NAMES[form]] as const)}
      />
    </ActionForm>
    <Steps {...lead} />
    {lead ? <PostButton intent="delete-tests">Delete test leads</PostButton> : null}
    {hasToken ? (
      <p>
        <LinkButton to="?compare#crm">Compare forms and the last week with HubSpot</LinkButton>
      </p>
    ) : (
      <p className="small muted">
        HubSpot shows its forms, and how many submissions it holds, only to an{' '}
        <Link className="text-link" to={settingAddress('crm', 'HUBSPOT_ACCESS_TOKEN')}>
          access token
        </Link>
        .
      </p>
    )}
    {forms ? <Comparison forms={forms} /> : null}
  </>
);

const Steps = (test: {
  title?: string;
  at?: View['list'][number]['success'];
  steps?: ShownStep[];
  fix?: { label: string; to: string } | undefined;
}) =>
  test.steps && test.at ? (
    <div role="status">
      <p className="small muted">
        Test of {test.title}, <Time at={test.at} />
      </p>
      <ol className="rows">
        {test.steps.map(({ label, state, text }) => (
          <li key={label} data-alert={state === 'failed' || undefined}>
            <p>
              <Mark
                shape={STATES[STEP_STATES[state]]}
                state={STEP_STATES[state]}
                label={state === 'now' ? `${label}...` : label}
              />{' '}
              {text}
            </p>
          </li>
        ))}
      </ol>
      <Fix fix={test.fix} />
    </div>
  ) : null;

const Comparison = ({ forms }: { forms: NonNullable<View['forms']> }) => (
  <ul className="rows" aria-label="Forms in HubSpot">
    {forms.map(({ form, title, problems, ours, held }) => (
      <li key={form}>
        <p>
          <b>{title}</b> {problems.length === 0 ? 'fits. ' : ''}
          {held === undefined
            ? `${ours} accepted in the last week; HubSpot does not say how many it holds.`
            : held === ours
              ? `All ${ours} of the last week are there.`
              : `${ours} accepted in the last week; HubSpot holds ${held}.`}
        </p>
        {problems.map(({ text, fix }) => (
          <div key={text}>
            <p data-alert>The form {text}.</p>
            <Fix fix={fix} />
          </div>
        ))}
      </li>
    ))}
  </ul>
);
