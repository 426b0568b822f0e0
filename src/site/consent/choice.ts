import type { ConsentState } from '#src/domains/analytics/events.ts';

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
}

const KEY = 'consent';

/** After a year a visitor is asked again. */
const LASTS_MS = 365 * 24 * 60 * 60_000;

export const REJECTED: Choice = { statistics: false, marketing: false };

/**
 * The choice that holds now; undefined when the visitor has to be asked. Global Privacy Control is a no, unless the same
 * visitor has since allowed it by hand.
 */
export function currentChoice(
  storage: () => Storage,
  hasSignal: boolean,
  now: Date,
): Choice | undefined {
  const kept = readKept(storage);
  const holds = kept && now.getTime() - Date.parse(kept.at) < LASTS_MS;
  if (hasSignal) return holds && kept.despiteSignal ? kept : REJECTED;
  return holds ? kept : undefined;
}

/** Remembers the choice; where storage is blocked it holds for this document. */
export function keepChoice(
  { statistics, marketing }: Choice,
  storage: () => Storage,
  hasSignal: boolean,
  now: Date,
): void {
  const kept = { statistics, marketing, at: now.toISOString(), despiteSignal: hasSignal };
  try {
    storage().setItem(KEY, JSON.stringify(kept satisfies KeptChoice));
  } catch {
    // Asked again on the next document.
  }
}

/** A choice in the tag manager's terms. */
export const consentState = ({ statistics, marketing }: Choice): ConsentState => ({
  ad_storage: marketing ? 'granted' : 'denied',
  ad_user_data: marketing ? 'granted' : 'denied',
  ad_personalization: marketing ? 'granted' : 'denied',
  analytics_storage: statistics ? 'granted' : 'denied',
});

function readKept(storage: () => Storage): KeptChoice | undefined {
  try {
    const kept = JSON.parse(storage().getItem(KEY) ?? 'null') as KeptChoice | null;
    return kept && Number.isFinite(Date.parse(kept.at)) ? kept : undefined;
  } catch {
    return undefined;
  }
}
