import type { AttemptOutcome, Touch, LeadFields, LeadForm } from '#src/domains/leads/lead.ts';
import { correctableFields } from '#src/domains/leads/correctable-fields.ts';
import { FORM_NAMES } from '#src/domains/leads/lead-words.ts';
import { formatTime, type FormattedTime } from '#src/admin/parts/format-time.ts';
import type { AttemptView, LeadView } from '#src/domains/leads/lead-views.ts';
import { CURRENT_QUESTIONNAIRE } from '#content/assessment/index.ts';
import { pillarsOf } from '#src/domains/assessment/questionnaire.ts';
import { FIELD_HEADINGS } from '#src/domains/leads/lead-csv.ts';
import { isVisitorForm, LEAD_FORM_FIELDS } from '#src/domains/leads/lead-forms.ts';
import { OUTCOME_NAMES, STATE_MEANINGS, fieldLabel } from './lead-list.ts';

const PILLAR_FIELDS = pillarsOf(CURRENT_QUESTIONNAIRE.questions).flatMap((pillar) =>
  ['score', 'percentage'].map((part) => `pillar:${pillar}:${part}`),
);

/** Returns a lead's answers under the form's own labels and in its order, without empty answers. */
function labeledAnswers(form: LeadForm, fields: LeadFields): [label: string, value: string][] {
  const asked = isVisitorForm(form) ? LEAD_FORM_FIELDS[form] : [];
  const labels = new Map(asked.map(({ name, label }) => [name, label]));
  // PostgreSQL returns the keys of an object by their length.
  const order = [...labels.keys(), ...FIELD_HEADINGS.keys(), ...PILLAR_FIELDS];
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return (
    Object.entries(fields)
      // An assessment stores all its answers as JSON in one field; the page of the run shows them.
      .filter(([name, value]) => value !== '' && !(form === 'ai-quotient' && name === 'answers'))
      .toSorted(([a], [b]) => rank(a) - rank(b))
      .map(([name, value]) => [labels.get(name) ?? fieldLabel(name), value])
  );
}

export interface TimelineEntry {
  id: string;
  title: string;
  outcome: AttemptOutcome | 'received' | 'next';
  at: FormattedTime;
  /** the CRM's message, or an explanation of the outcome */
  text: string;
  /** `HTTP 400, after 0.4 s` */
  detail: string;
}

export type LeadDetail = ReturnType<typeof leadDetail>;

/** Formats a lead for its page. */
export function leadDetail(lead: LeadView, now: Date) {
  const { id, name, email, company, form, state, suspicions } = lead;
  return {
    id,
    title: name.trim() || email,
    email,
    company,
    form: FORM_NAMES[form],
    state,
    meaning: STATE_MEANINGS[state],
    suspicions,
    fields: labeledAnswers(form, lead.fields),
    /** fields of a refused lead that the team may correct */
    correctable:
      state === 'refused'
        ? correctableFields(lead.fields).map(({ name, label, longest }) => ({
            name,
            label,
            defaultValue: lead.fields[name]!,
            maxLength: longest,
          }))
        : [],
    consent: consentOf(lead, now),
    touches: touchesOf(lead, now),
    page: {
      Title: lead.pageName || 'Not recorded',
      Address: lead.pageUri || 'Not recorded',
      'Tracker cookie': lead.hasTrackerCookie ? 'Received' : 'None',
    },
    timeline: timelineOf(lead, now),
    canSendAgain: state !== 'delivered' && state !== 'quarantined',
    canRelease: state === 'quarantined',
  };
}

function consentOf({ consentText, consentVersion, consentedAt }: LeadView, now: Date) {
  if (!consentText) return undefined;
  const at = consentedAt ? formatTime(consentedAt, now) : undefined;
  return { text: consentText, version: consentVersion ?? 'none', at };
}

/** A visit with a single touch stores it as first and last; it is shown once. */
function touchesOf({ attribution: { first, last } }: LeadView, now: Date) {
  const isSingleTouch =
    first && last && first.at === last.at && first.landingPage === last.landingPage;
  if (first && isSingleTouch) return [touchOf('First and last touch', first, now)];
  return [
    ...(first ? [touchOf('First touch', first, now)] : []),
    ...(last ? [touchOf('Last touch', last, now)] : []),
  ];
}

function touchOf(title: string, touch: Touch, now: Date) {
  const facts = {
    'Landing page': touch.landingPage,
    'Came from': touch.referrer ?? 'Direct visit',
    ...touch.parameters,
  };
  return { title, at: formatTime(new Date(touch.at), now), facts };
}

function timelineOf(lead: LeadView, now: Date): TimelineEntry[] {
  const { createdAt, nextAttemptAt, timeline, form } = lead;
  const received: TimelineEntry = {
    id: 'received',
    title: 'Received',
    outcome: 'received',
    at: formatTime(createdAt, now),
    text: `From the ${FORM_NAMES[form]} form.`,
    detail: '',
  };
  const attempts = timeline.map((attempt) => attemptEntry(attempt, now));
  if (!nextAttemptAt) return [received, ...attempts];
  const next: TimelineEntry = {
    id: 'next',
    title: 'Next attempt',
    outcome: 'next',
    at: formatTime(nextAttemptAt, now),
    text: nextAttemptAt > now ? '' : 'Due now, waiting in the queue.',
    detail: '',
  };
  return [received, ...attempts, next];
}

function attemptEntry(attempt: AttemptView, now: Date): TimelineEntry {
  const { id, outcome, status, message, startedAt, endedAt } = attempt;
  const seconds = endedAt && (endedAt.getTime() - startedAt.getTime()) / 1_000;
  const parts = [
    status && `HTTP ${status}`,
    seconds !== null && `after ${formatDuration(seconds)}`,
  ];
  return {
    id,
    title: OUTCOME_NAMES[outcome],
    outcome,
    at: formatTime(startedAt, now),
    text: message ?? (outcome === 'unknown' ? 'The CRM may or may not have received it.' : ''),
    detail: parts.filter(Boolean).join(', '),
  };
}

const formatDuration = (seconds: number) =>
  seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.round(seconds / 60)} min`;
