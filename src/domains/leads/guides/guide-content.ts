/** What stands in the two guides, as data; `integrations/pdf` sets it. Headlines are two lines parted by `\n`. */

/** How a page opens: a headline, and the sentence beside it. */
export interface PageOpening {
  headline: string;
  lead: string;
}

export type RecordKind = 'contacts' | 'deals' | 'tasks';

/** One of the seven numbers of an executive. */
export interface KeyNumber {
  name: string;
  /** what it tells, and what to ask of it */
  tells: string;
  /** the kind of record it is read from */
  from: RecordKind;
  /** where to find it, by the filters of a saved view or report */
  found: string;
}

export interface LifecycleStage {
  name: string;
  /** the fact that lets a record in */
  entry: string;
}

export interface Right {
  name: string;
  why: string;
  /** whether each of the roles holds it, in their order */
  held: readonly boolean[];
}

export interface AgendaItem {
  minutes: number;
  title: string;
  question: string;
}

export interface ForecastCheck {
  name: string;
  rule: string;
  /** what it takes out of the example's 100 */
  takesOut: number;
}

export interface FeatureColumn {
  verdict: 'On' | 'Test' | 'Off';
  meaning: string;
  features: readonly { name: string; why: string }[];
}

export interface SetupWeek {
  title: string;
  days: readonly string[];
}

/** The eight pages of the cheatsheet. */
export interface CheatsheetContent {
  title: string;
  /** the month in which we last looked at HubSpot, such as 'November 2026' */
  checked: string;
  numbers: PageOpening & { items: readonly KeyNumber[] };
  places: PageOpening & { kinds: Record<RecordKind, string>; note: string };
  stages: PageOpening & { items: readonly LifecycleStage[]; note: string };
  rights: PageOpening & { roles: readonly string[]; items: readonly Right[]; note: string };
  review: PageOpening & { items: readonly AgendaItem[]; note: string };
  checks: PageOpening & { items: readonly ForecastCheck[]; note: string };
  features: PageOpening & { columns: readonly FeatureColumn[]; note: string };
  setup: PageOpening & { weeks: readonly SetupWeek[]; sheet: string; ask: GuideAsk };
}

/** What the last page asks its reader to do. */
export interface GuideAsk {
  text: string;
  label: string;
  /** path on the site */
  href: string;
}

/** One repair of the quick wins. */
export interface Repair {
  title: string;
  minutes: number;
  /** what goes wrong without it */
  fault: string;
  /** the way through the menus, step by step */
  steps: readonly string[];
  /** what to count before and after */
  count: string;
  edition: string;
  wayBack: string;
  /** what sales will say */
  remark: string;
}

export interface AfterCount {
  name: string;
  how: string;
  aim: string;
}

/** The quick wins: ten repairs between a plan and three counts. */
export interface QuickWinsContent {
  title: string;
  checked: string;
  /** `startsAt` in minutes after midnight */
  plan: PageOpening & { startsAt: number; before: readonly string[] };
  repairs: readonly Repair[];
  after: PageOpening & { counts: readonly AfterCount[]; ask: GuideAsk };
}
