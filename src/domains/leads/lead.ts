/** Every form that creates a lead. `ai-quotient` and `newsletter` leads are created by their own domains. */
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
 * Delivery state of a lead. `waiting`: not tried yet; `retrying`: failed, will be tried again; `not-configured`:
 * waits for a configured CRM form; `refused`: the CRM rejected its content, or attempts failed for a month;
 * `quarantined`: looks like spam, a person decides.
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

/** The states that a delivery job handles. */
export const DELIVERABLE_STATES = [
  'waiting',
  'retrying',
  'not-configured',
] as const satisfies readonly LeadState[];

/** Whether a tracker cookie is valid. The CRM refuses the whole submission otherwise (docs/hubspot-forms-api.md). */
export const isTrackerCookie = (hutk: string): boolean => /^[0-9a-f]{32}$/.test(hutk);

/** Outcome of an attempt. `started`: still running; `unknown`: the CRM may or may not have stored the lead. */
export const ATTEMPT_OUTCOMES = [
  'started',
  'accepted',
  'refused',
  'rate-limited',
  'failed',
  'unknown',
] as const;
export type AttemptOutcome = (typeof ATTEMPT_OUTCOMES)[number];

/** A visit from elsewhere, as reported by the browser; every value has at most 300 characters. */
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

/** The typed values by field name (`firstName`), trimmed. */
export type LeadFields = Readonly<Record<string, string>>;

/** The delivery state that the transitions below change. */
export interface Delivery {
  state: LeadState;
  attempts: number;
  /** attempts before the last release or configuration; backoff and the one-month limit ignore them */
  attemptsBefore: number;
  nextAttemptAt: Date | null;
  deliveredAt: Date | null;
}

const SECOND = 1_000;
const MONTH = 30 * 24 * 3_600 * SECOND;
/** Seconds before the second, third, ... attempt; the last value repeats. */
const BACKOFF = [5, 15, 60, 180, 600, 1_800, 3_600, 7_200];

/** Returns the pause in milliseconds after the given number of attempts (1 or more). */
export function backoffMs(attempts: number): number {
  return BACKOFF[Math.min(attempts, BACKOFF.length) - 1]! * SECOND;
}

/**
 * Attempts that fit in a month; then a person has to act. Not measured by the clock, because a lead may have waited
 * long before its first attempt.
 */
export const MAX_ATTEMPTS = countAttemptsWithin(MONTH);

/** Returns how many attempts fit into the given milliseconds after the first. */
export function countAttemptsWithin(time: number): number {
  let attempts = 1;
  for (let passed = backoffMs(1); passed <= time; passed += backoffMs(attempts)) attempts += 1;
  return attempts;
}

/** Counts an attempt that is about to be made. */
export function countAttempt<D extends Delivery>(lead: D): D {
  return { ...lead, attempts: lead.attempts + 1 };
}

export function markDelivered<D extends Delivery>(lead: D, now: Date): D {
  return { ...lead, state: 'delivered', deliveredAt: now, nextAttemptAt: null };
}

/** The CRM rejected the content: no retry until a person releases the lead. */
export function markRefused<D extends Delivery>(lead: D): D {
  return { ...lead, state: 'refused', nextAttemptAt: null };
}

/** Schedules the next attempt after a growing pause, for up to a month. */
export function scheduleRetry<D extends Delivery>(lead: D, now: Date): D {
  const attempts = lead.attempts - lead.attemptsBefore;
  if (attempts >= MAX_ATTEMPTS) return markRefused(lead);
  const nextAttemptAt = new Date(now.getTime() + backoffMs(Math.max(1, attempts)));
  return { ...lead, state: 'retrying', nextAttemptAt };
}

/** Waits for a configured CRM form; attempts then start over. */
export function markNotConfigured<D extends Delivery>(lead: D): D {
  return {
    ...lead,
    state: 'not-configured',
    attemptsBefore: lead.attempts,
    nextAttemptAt: null,
  };
}

/** A person releases or resends the lead; attempts start over. A delivered lead stays unchanged. */
export function markReleased<D extends Delivery>(lead: D, now: Date): D {
  if (lead.state === 'delivered') return lead;
  return { ...lead, state: 'waiting', attemptsBefore: lead.attempts, nextAttemptAt: now };
}
