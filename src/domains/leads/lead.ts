/** Every form that makes a lead. `ai-quotient` and `newsletter` are made by their own domains. */
export const LEAD_FORMS = [
  'executive-cheatsheet',
  'quick-wins',
  'contact',
  'vistage-survey',
  'ai-quotient',
  'newsletter',
] as const;
export type LeadForm = (typeof LEAD_FORMS)[number];

/**
 * Where a lead stands on its way to the CRM. `waiting`: not tried yet; `retrying`: tried, will be again;
 * `not-configured`: waits for the form's id in the configuration; `refused`: the CRM said no to its content, or it was
 * tried for a month; `quarantined`: looks like spam, a person decides.
 */
export const LEAD_STATES = [
  'waiting',
  'retrying',
  'not-configured',
  'delivered',
  'refused',
  'quarantined',
] as const;
export type LeadState = (typeof LEAD_STATES)[number];

/** The states in which a delivery job has something to do. */
export const DELIVERABLE_STATES = [
  'waiting',
  'retrying',
  'not-configured',
] as const satisfies readonly LeadState[];

/** The CRM refuses a whole lead for a tracker's cookie of another shape (protocols.md 1.2). */
export const isTrackerCookie = (hutk: string): boolean => /^[0-9a-f]{32}$/.test(hutk);

/** How one attempt ended. `started` has no end yet; `unknown`: nobody can say whether the CRM has it. */
export const ATTEMPT_OUTCOMES = [
  'started',
  'accepted',
  'refused',
  'rate-limited',
  'failed',
  'unknown',
] as const;
export type AttemptOutcome = (typeof ATTEMPT_OUTCOMES)[number];

/** Where a visitor came from, as far as her browser told; every value at most 300 characters. */
export interface Touch {
  /** ISO 8601 */
  at: string;
  landingPage: string;
  referrer?: string;
  /** utm_source, utm_medium, utm_campaign, utm_term, utm_content, gclid and the like */
  parameters: Readonly<Record<string, string>>;
}

export interface Attribution {
  first?: Touch;
  last?: Touch;
}

/** The values a visitor typed, by our names (`firstName`), trimmed. */
export type LeadFields = Readonly<Record<string, string>>;

/** The delivery part of a lead: what the transitions below read and change. */
export interface Delivery {
  state: LeadState;
  attempts: number;
  /** how many of the attempts belong to the past: the pauses, and the month, begin anew after them */
  attemptsBefore: number;
  nextAttemptAt: Date | null;
  deliveredAt: Date | null;
}

const SECOND = 1_000;
const MONTH = 30 * 24 * 3_600 * SECOND;
/** Seconds before the second, third, ... attempt; the last one repeats. */
const BACKOFF = [5, 15, 60, 180, 600, 1_800, 3_600, 7_200];

/** Milliseconds to wait after the given number of attempts (1 or more). */
export function backoffMs(attempts: number): number {
  return BACKOFF[Math.min(attempts, BACKOFF.length) - 1]! * SECOND;
}

/** So many attempts take a month; then a person has to look. Not by the clock: a lead may have waited for long before. */
export const MAX_ATTEMPTS = countAttemptsWithin(MONTH);

/** How many attempts are made within so many milliseconds of the first. */
export function countAttemptsWithin(time: number): number {
  let attempts = 1;
  for (let passed = backoffMs(1); passed <= time; passed += backoffMs(attempts)) attempts += 1;
  return attempts;
}

/** The delivery before an attempt at the CRM: one more is counted. */
export function countAttempt<D extends Delivery>(lead: D): D {
  return { ...lead, attempts: lead.attempts + 1 };
}

export function markDelivered<D extends Delivery>(lead: D, now: Date): D {
  return { ...lead, state: 'delivered', deliveredAt: now, nextAttemptAt: null };
}

/** The CRM will not take it as it is: nothing is tried again until a person says so. */
export function markRefused<D extends Delivery>(lead: D): D {
  return { ...lead, state: 'refused', nextAttemptAt: null };
}

/** Tried again after a growing pause, for a month. */
export function scheduleRetry<D extends Delivery>(lead: D, now: Date): D {
  const attempts = lead.attempts - lead.attemptsBefore;
  if (attempts >= MAX_ATTEMPTS) return markRefused(lead);
  const nextAttemptAt = new Date(now.getTime() + backoffMs(Math.max(1, attempts)));
  return { ...lead, state: 'retrying', nextAttemptAt };
}

/** Waits until the configuration names the form, and is then tried as if for the first time. */
export function markNotConfigured<D extends Delivery>(lead: D): D {
  return {
    ...lead,
    state: 'not-configured',
    attemptsBefore: lead.attempts,
    nextAttemptAt: null,
  };
}

/** A person sends it (again), as if for the first time: from any state but `delivered`. */
export function markReleased<D extends Delivery>(lead: D, now: Date): D {
  if (lead.state === 'delivered') return lead;
  return { ...lead, state: 'waiting', attemptsBefore: lead.attempts, nextAttemptAt: now };
}

/** Whether a delivery job has anything to do with this lead. */
export const isDeliverable = ({ state }: Pick<Delivery, 'state'>): boolean =>
  DELIVERABLE_STATES.some((deliverable) => deliverable === state);
