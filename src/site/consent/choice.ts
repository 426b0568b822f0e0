import type { ConsentState } from '#src/domains/analytics/events.ts';
import { tryStorage } from '#src/ui/browser-storage.ts';

/** A visitor's permissions for third-party tools. */
export interface Choice {
  /** count visits */
  statistics: boolean;
  /** attribute visits to ads and emails */
  marketing: boolean;
}

/** A choice as it is stored in the browser. */
interface StoredChoice extends Choice {
  /** ISO 8601 */
  at: string;
  /** whether the browser sent Global Privacy Control when it was made */
  despiteSignal: boolean;
  /** the tools it applies to; unset in choices of early versions */
  tools?: readonly string[];
}

/** The subject of a choice, and where it is stored. */
export interface ConsentContext {
  /** names of the configured tools: keys of `Tags` */
  tools: readonly string[];
  /** whether the browser sends Global Privacy Control */
  hasSignal: boolean;
  storage: () => Storage;
}

const KEY = 'consent';

/** A choice expires after a year. */
const MAX_AGE_MS = 365 * 24 * 60 * 60_000;

export const REJECTED: Choice = { statistics: false, marketing: false };

/**
 * The current choice; undefined if the visitor has to be asked. Consent applies to the tools it was given for, so a new tool
 * invalidates it. Global Privacy Control counts as a rejection unless the visitor gave consent despite it.
 */
export function currentChoice(
  { tools, hasSignal, storage }: ConsentContext,
  now: Date,
): Choice | undefined {
  const stored = readStored(storage);
  const isValid =
    stored &&
    now.getTime() - Date.parse(stored.at) < MAX_AGE_MS &&
    (isSameChoice(stored, REJECTED) || coversTools(stored, tools));
  if (hasSignal) return isValid && stored.despiteSignal ? stored : REJECTED;
  return isValid ? stored : undefined;
}

/** Stores the choice. Returns false if storage is blocked, where a choice applies to this document only. */
export function saveChoice(
  choice: Choice,
  { tools, hasSignal, storage }: ConsentContext,
  now: Date,
): boolean {
  const stored = { ...choice, at: now.toISOString(), despiteSignal: hasSignal, tools };
  const isSaved = tryStorage(() => {
    storage().setItem(KEY, JSON.stringify(stored satisfies StoredChoice));
    return true;
  });
  return isSaved ?? false;
}

/** Whether two choices are equal; undefined equals only undefined. */
export const isSameChoice = (one: Choice | undefined, other: Choice | undefined): boolean =>
  one?.statistics === other?.statistics && one?.marketing === other?.marketing;

/** Whether `after` withdraws something that `before` allows. */
export const withdrawsConsent = (before: Choice, after: Choice): boolean =>
  (before.statistics && !after.statistics) || (before.marketing && !after.marketing);

const coversTools = (stored: StoredChoice, tools: readonly string[]) =>
  tools.every((tool) => [stored.tools].flat().includes(tool));

/** A choice as the tag manager's consent state. */
export const consentState = ({ statistics, marketing }: Choice): ConsentState => ({
  ad_storage: marketing ? 'granted' : 'denied',
  ad_user_data: marketing ? 'granted' : 'denied',
  ad_personalization: marketing ? 'granted' : 'denied',
  analytics_storage: statistics ? 'granted' : 'denied',
});

function readStored(storage: () => Storage): StoredChoice | undefined {
  const stored = tryStorage(
    () => JSON.parse(storage().getItem(KEY) ?? 'null') as StoredChoice | null,
  );
  return stored && Number.isFinite(Date.parse(stored.at)) ? stored : undefined;
}
