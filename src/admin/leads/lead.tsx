import { Form, Link } from 'react-router';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import { LinkButton } from '#src/admin/kit/button.tsx';
import { readFields, readPostedForm, rejectForm } from '#src/admin/kit/form/form-result.ts';
import { DisclosedForm, TextField } from '#src/admin/kit/form/action-form.tsx';
import { Part, Facts, TextList, PageHead, missing } from '#src/admin/kit/screen.tsx';
import { MaskedNote } from '#src/admin/kit/masked-note.tsx';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { SubmitButton } from '#src/admin/kit/submit-button.tsx';
import { readIdentityProofs } from '#src/admin/confirm/confirm-identity.server.ts';
import { actorOf } from '#src/platform/activity/activity.ts';
import { exactAndRelative } from '#src/admin/parts/format-time.ts';
import type { Notice } from '#src/admin/notices/notice.ts';
import { refuseFields } from '#src/admin/people/people-action.server.ts';
import { Time } from '#src/admin/kit/time.tsx';
import type { Route } from './+types/lead.ts';
import { emailIdToSend, parseIntent, sendSelected, eraseTyped } from './lead-actions.server.ts';
import { leadPermissions, type LeadPermissions, visibleLeads } from './visible-leads.server.ts';
import { LeadEmails } from './lead-emails.tsx';
import { leadEmailsView } from './lead-emails-view.ts';
import { LEADS_PATH } from './lead-list.ts';
import { leadDetail, type LeadDetail, type TimelineEntry } from './lead-view.ts';
import { emailNotice, goneNotice, sentNotice } from './lead-notice.ts';
import { StateMark } from './state-mark.tsx';
import { ErasePerson } from './erase-person.tsx';
import { useDeleteLeads } from './use-delete-leads.ts';
import './lead.css';
import './leads.css';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { assessmentStats } = servicesFor(context, 'leads.see');
  const can = leadPermissions(context);
  const leads = visibleLeads(context);
  const lead = await leads.find(params.id);
  if (!lead)
    throw missing(
      'No such lead',
      'The lead was deleted, the person was erased, or the address is wrong.',
      { label: 'Go to all leads', to: LEADS_PATH },
    );
  const leadEmails = (await leads.emailsOf([lead.id])).get(lead.id) ?? [];
  const run =
    lead.form === 'ai-quotient' ? await assessmentStats.findRunIdOfLead(lead.id) : undefined;
  const now = new Date();
  const emails = leadEmailsView(lead, leadEmails, now);
  const { seesPeople } = leads;
  const needs = can.erase ? await readIdentityProofs(context) : undefined;
  return { can, seesPeople, needs, lead: leadDetail(lead, now), emails, run };
}

/** Sends the lead or one of its emails again, corrects or releases it, or erases the person, whose address has to be typed. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readPostedForm(request);
  const emailId = emailIdToSend(form);
  const intent = parseIntent(form);
  const { user, leads } = servicesFor(context, intent === 'erase' ? 'people.erase' : 'leads.work');
  if (!intent && emailId === undefined) return rejectForm();
  const by = actorOf(user);
  const here = `${LEADS_PATH}/${encodeURIComponent(params.id)}`;
  const lead = await leads.find(params.id);
  const show = (notice: Notice, to = here) => redirectWithNotice(context, notice, to);
  if (!lead) return show(goneNotice(1), LEADS_PATH);

  if (emailId !== undefined) return show(emailNotice(await leads.sendEmail(lead.id, emailId, by)));
  if (intent === 'send-again' || intent === 'release')
    return show(await sendSelected(leads, intent, { found: [lead], count: 1 }, by));
  if (intent === 'correct') {
    const fields = readFields(form);
    const result = await leads.correct(lead.id, fields, by);
    if (result === 'gone')
      return show(sentNotice('send-again', { count: 0, unconfigured: 0, skipped: 1 }));
    if ('errors' in result)
      return refuseFields(
        fields,
        Object.fromEntries(result.errors.map(({ field, message }) => [field, message])),
      );
    const { queued, unconfigured } = result;
    const count = queued + unconfigured;
    return show(sentNotice('send-again', { count, unconfigured, skipped: 0 }));
  }
  const result = await eraseTyped(context, form, lead);
  return 'data' in result ? result : show(result, LEADS_PATH);
}

const LEAD_CRUMBS = [{ label: 'Leads', to: LEADS_PATH }];

/** The page of one lead. */
export default function Lead({ loaderData }: Route.ComponentProps) {
  const { lead, emails, run, can, seesPeople } = loaderData;
  return (
    <>
      <PageHead
        title={lead.title}
        documentTitle={`${lead.form} lead`}
        isAddress={lead.title === lead.email}
        crumbs={LEAD_CRUMBS}
        mark={<StateMark state={lead.state} />}
        intro={[lead.company, `${lead.form} form`].filter(Boolean).join(', ')}
        actions={<LeadButtons lead={lead} can={can} />}
      />
      <div className="detail-standing measure pb-6 small">
        <p>{lead.meaning}</p>
        {seesPeople ? null : <MaskedNote />}
        {lead.suspicions.length > 0 ? (
          <>
            <h2 className="mt-3">{lead.canRelease ? 'Why it is in quarantine' : 'Spam signals'}</h2>
            <TextList items={lead.suspicions} />
          </>
        ) : null}
      </div>
      {can.work && seesPeople && lead.correctable.length > 0 ? (
        <DisclosedForm
          summary="Correct this lead"
          about="Fix what the CRM rejected, such as a mistyped address. The lead is then sent to the CRM; emails that were already sent are not repeated."
          intent="correct"
          submit="Correct and send"
          busy="Sending..."
        >
          {lead.correctable.map((field) => (
            <TextField key={field.name} {...field} autoComplete="off" />
          ))}
        </DisclosedForm>
      ) : null}
      <div className="detail-columns">
        <Part className="detail-part" title="Answers">
          <Facts facts={lead.fields} {...(seesPeople && { email: lead.email })} />
          {run ? (
            <p>
              <Link
                className="detail-back inline-flex items-center tap small medium"
                to={`/admin/assessments/${run}`}
              >
                All 25 answers and the result
              </Link>
            </p>
          ) : null}
        </Part>
        <div className="lead-events">
          <LeadTimeline entries={lead.timeline} />
          <LeadEmails {...emails} mayWork={can.work} />
        </div>
        <LeadOrigin lead={lead} />
      </div>
      {can.erase ? <ErasePerson email={lead.email} /> : null}
    </>
  );
}

/** The delivery attempts of a lead in chronological order, with the CRM's messages and the next attempt. */
function LeadTimeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <Part className="detail-part" title="Timeline">
      <ol className="lead-timeline mt-3 small">
        {entries.map(({ id, title, outcome, at, text, detail }) => (
          <li className="relative" key={id} data-outcome={outcome}>
            <p>
              <b className="bold">{title}</b>
              {detail ? <span className="px-2 muted nums">{detail}</span> : null}
            </p>
            {text ? <p className="measure">{text}</p> : null}
            <p className="note">
              <time dateTime={at.iso}>{exactAndRelative(at)}</time>
            </p>
          </li>
        ))}
      </ol>
    </Part>
  );
}

/** The actions for one lead. The main action is copper only when the lead's state needs one. */
function LeadButtons({ lead, can }: { lead: LeadDetail; can: LeadPermissions }) {
  const deleteLeads = useDeleteLeads({ page: 1 });
  if (!can.work && !can.delete) return null;
  // A refused lead that can be corrected has its main action below.
  const needsAction =
    lead.canRelease || (lead.state === 'refused' && lead.correctable.length === 0);
  return (
    <Form method="post" className="admin-actions">
      {can.work && (lead.canSendAgain || lead.canRelease) ? (
        <SubmitButton
          tone={needsAction ? 'primary' : 'quiet'}
          name="intent"
          value={lead.canRelease ? 'release' : 'send-again'}
        >
          {lead.canRelease ? 'Release' : 'Send again'}
        </SubmitButton>
      ) : null}
      {can.delete ? (
        <LinkButton
          to={`${LEADS_PATH}/delete?id=${lead.id}`}
          onClick={(event) => {
            event.preventDefault();
            void deleteLeads([lead]);
          }}
        >
          Delete
        </LinkButton>
      ) : null}
    </Form>
  );
}

/** The consent a person gave, and where they came from. */
function LeadOrigin({ lead }: { lead: LeadDetail }) {
  const { consent, touches, page } = lead;
  return (
    <div>
      <Part className="detail-part" title="Consent">
        {consent ? (
          <>
            <blockquote>{consent.text}</blockquote>
            <p className="note">
              Version {consent.version}
              {consent.at ? `, ${consent.at.exact}` : null}
            </p>
          </>
        ) : (
          <p className="note">This form showed no consent text.</p>
        )}
      </Part>
      {touches.map(({ title, at, facts }) => (
        <Part className="detail-part" key={title} title={title}>
          <p className="note">
            <Time at={at} />
          </p>
          <Facts facts={facts} />
        </Part>
      ))}
      {touches.length === 0 ? (
        <Part className="detail-part" title="Touches">
          <p className="note">No campaign and no referring site were recorded.</p>
        </Part>
      ) : null}
      <Part className="detail-part" title="Page with the form">
        <Facts facts={page} />
      </Part>
    </div>
  );
}
