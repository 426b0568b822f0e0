import type { ConsentState } from '#src/domains/analytics/events.ts';
import { tryStorage } from '#src/ui/browser-storage.ts';

/** What a visitor allows other companies' scripts to do. */
export interface Choice {
  /** counting visits */
  statistics: boolean;
  /** telling which ads and mails brought whom */
  marketing: boolean;
}

/** A choice as the browser keeps it. */
interface KeptChoice extends Choice {
  /** ISO 8601 */
  at: string;
  /** made while the browser sent Global Privacy Control, and so in spite of it */
  despiteSignal: boolean;
  /** what it was said of; the first ones that were kept do not tell */
  tools?: readonly string[];
}

/** What visitors are asked about here, and where their answer is kept. */
export interface Asked {
  /** names of what is configured, as `Tags` calls it */
  tools: readonly string[];
  /** whether the browser sends Global Privacy Control */
  hasSignal: boolean;
  storage: () => Storage;
}

const KEY = 'consent';

/** After a year a visitor is asked again. */
const LASTS_MS = 365 * 24 * 60 * 60_000;

export const REJECTED: Choice = { statistics: false, marketing: false };

/**
 * The choice that holds now; undefined when the visitor has to be asked. A yes holds for the tools it was said of: when
 * another has come since, it is none. Global Privacy Control is a no, unless the same visitor has since allowed it by hand.
 */
export function currentChoice({ tools, hasSignal, storage }: Asked, now: Date): Choice | undefined {
  const kept = readKept(storage);
  const holds =
    kept &&
    now.getTime() - Date.parse(kept.at) < LASTS_MS &&
    (isSame(kept, REJECTED) || names(kept, tools));
  if (hasSignal) return holds && kept.despiteSignal ? kept : REJECTED;
  return holds ? kept : undefined;
}

/** Remembers the choice; answers whether it could. Where storage is blocked it holds for this document. */
export function keepChoice(
  choice: Choice,
  { tools, hasSignal, storage }: Asked,
  now: Date,
): boolean {
  const kept = { ...choice, at: now.toISOString(), despiteSignal: hasSignal, tools };
  const isKept = tryStorage(() => {
    storage().setItem(KEY, JSON.stringify(kept satisfies KeptChoice));
    return true;
  });
  return isKept ?? false; // then asked again on the next document
}

/** Whether two answers, or none, come to the same. */
export const isSame = (one: Choice | undefined, other: Choice | undefined): boolean =>
  one?.statistics === other?.statistics && one?.marketing === other?.marketing;

/** Whether something that was allowed is so no longer. */
export const isLess = (before: Choice, after: Choice): boolean =>
  (before.statistics && !after.statistics) || (before.marketing && !after.marketing);

const names = (kept: KeptChoice, tools: readonly string[]): boolean =>
  tools.every((tool) => [kept.tools].flat().includes(tool));

/** A choice in the tag manager's terms. */
export const consentState = ({ statistics, marketing }: Choice): ConsentState => ({
  ad_storage: marketing ? 'granted' : 'denied',
  ad_user_data: marketing ? 'granted' : 'denied',
  ad_personalization: marketing ? 'granted' : 'denied',
  analytics_storage: statistics ? 'granted' : 'denied',
});

function readKept(storage: () => Storage): KeptChoice | undefined {
  const kept = tryStorage(() => JSON.parse(storage().getItem(KEY) ?? 'null') as KeptChoice | null);
  return kept && Number.isFinite(Date.parse(kept.at)) ? kept : undefined;
}
