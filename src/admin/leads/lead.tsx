import { data, Link } from 'react-router';
import { signedInUserContext } from '#src/admin/shell/signed-in-user.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/lead.ts';
import {
  emailIdToSend,
  readFormOrEmpty,
  parseIntent,
  rejectForm,
  requireEditor,
  sendSelected,
} from './lead-actions.server.ts';
import { LeadButtons } from './lead-buttons.tsx';
import { Facts } from '#src/admin/parts/facts.tsx';
import { LeadOrigin } from './lead-origin.tsx';
import { LeadEmails } from './lead-emails.tsx';
import { leadEmailsView } from './lead-emails-view.ts';
import { LEADS_PATH } from './lead-filter.ts';
import { LeadTimeline } from './lead-timeline.tsx';
import { leadDetail } from './lead-view.ts';
import './lead.css';
import './leads.css';
import { type LeadResult, leadNotice } from './lead-notice.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { PageHead } from '#src/admin/parts/page-head.tsx';
import { StateMark } from './state-mark.tsx';
import { ErasePerson } from './erase-person.tsx';
import { userActor } from '#src/platform/activity/activity.ts';
import { mayChange } from '#src/platform/auth/role.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const shared = { mayChange: mayChange(context.get(signedInUserContext).role) };
  const { assessmentStats, leads } = context.get(servicesContext);
  const lead = await leads.find(params.id);
  if (!lead) return data({ ...shared, lead: undefined }, 404);
  const leadEmails = (await leads.emailsOf([lead.id])).get(lead.id) ?? [];
  const run =
    lead.form === 'ai-quotient' ? await assessmentStats.findRunIdOfLead(lead.id) : undefined;
  const now = new Date();
  const emails = leadEmailsView(lead, leadEmails, now);
  return data({ ...shared, lead: leadDetail(lead, now), emails, run });
}

/** Sends the lead or one of its emails again, releases it, or erases the person, whose address has to be typed. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { leads, erasePerson, config } = context.get(servicesContext);
  const user = context.get(signedInUserContext);
  requireEditor(user);
  const form = await readFormOrEmpty(request);
  const emailId = emailIdToSend(form);
  const intent = parseIntent(form);
  if (!intent && emailId === undefined) return rejectForm();
  const by = userActor(user);
  const here = `${LEADS_PATH}/${encodeURIComponent(params.id)}`;
  const lead = await leads.find(params.id);
  const redirectTo = (to: string, result: LeadResult) =>
    redirectWithNotice(leadNotice(result), to, config.SECURE_COOKIES);
  if (!lead) return redirectTo(LEADS_PATH, { did: 'gone', count: 1 });

  if (emailId !== undefined) {
    const count = Number(await leads.sendEmail(lead.id, emailId, by));
    return redirectTo(here, { did: 'email', count });
  }
  if (intent === 'send-again' || intent === 'release') {
    return redirectTo(here, await sendSelected(leads, intent, [lead.id], by));
  }
  const typed = form.get('confirmation');
  const isConfirmed =
    typeof typed === 'string' && typed.trim().toLowerCase() === lead.email.toLowerCase();
  if (!isConfirmed)
    return data(
      { error: 'This does not match the email address of the lead. Nothing was erased.' },
      400,
    );
  const removed = await erasePerson(lead.email, by);
  return redirectTo(LEADS_PATH, { did: 'erased', removed });
}

const LEAD_CRUMBS = [{ label: 'Leads', to: LEADS_PATH }];

/** The page of one lead. */
export default function Lead({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.lead) return <NoLead />;
  const { lead, emails, run, mayChange } = loaderData;
  return (
    <>
      <PageHead
        title={lead.title}
        documentTitle={`${lead.form} lead`}
        isAddress={lead.title === lead.email}
        crumbs={LEAD_CRUMBS}
        mark={<StateMark state={lead.state} />}
        intro={[lead.company, `${lead.form} form`].filter(Boolean).join(', ')}
        actions={mayChange ? <LeadButtons lead={lead} /> : null}
      />
      <div className="detail-standing">
        <p>{lead.meaning}</p>
        {lead.suspicions.length > 0 ? (
          <>
            <h2>{lead.canRelease ? 'Why it is in quarantine' : 'Spam signals'}</h2>
            <ul>
              {lead.suspicions.map((suspicion) => (
                <li key={suspicion}>{suspicion}</li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
      <div className="detail-columns">
        <section className="detail-part">
          <h2>Answers</h2>
          <Facts facts={lead.fields} email={lead.email} />
          {run ? (
            <p>
              <Link className="detail-back" to={`/admin/assessments/${run}`}>
                All 25 answers and the result
              </Link>
            </p>
          ) : null}
        </section>
        <div className="lead-events">
          <LeadTimeline entries={lead.timeline} />
          <LeadEmails {...emails} mayChange={mayChange} />
        </div>
        <LeadOrigin lead={lead} />
      </div>
      {mayChange ? <ErasePerson email={lead.email} error={actionData?.error} /> : null}
    </>
  );
}

function NoLead() {
  return (
    <>
      <PageHead
        title="No such lead"
        crumbs={LEAD_CRUMBS}
        intro="The lead was deleted, the person was erased, or the address is wrong."
      />
      <p>
        <Link className="text-link" to={LEADS_PATH}>
          Go to all leads
        </Link>
      </p>
    </>
  );
}
