import type { GuideAsk } from '#src/integrations/pdf/call-to-action.tsx';
import type { PageOpening } from '#src/integrations/pdf/opening.tsx';

/** The shapes of the content of the two guides. Headlines are two lines separated by `\n`. */

export type RecordKind = 'contacts' | 'deals' | 'tasks';

/** One of the seven numbers an executive should watch. */
export interface KeyNumber {
  name: string;
  /** what the number means, and which question it raises */
  tells: string;
  /** the kind of record it is based on */
  from: RecordKind;
  /** where to find it: the filters of a saved view or report */
  found: string;
}

interface LifecycleStage {
  name: string;
  /** the condition for entering the stage */
  entry: string;
}

export interface Right {
  name: string;
  why: string;
  /** whether each role has the right, in the order of the roles */
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
  /** how much it removes from the 100 of the example */
  takesOut: number;
}

export interface FeatureColumn {
  verdict: 'On' | 'Test' | 'Off';
  meaning: string;
  features: readonly { name: string; why: string }[];
}

interface SetupWeek {
  title: string;
  days: readonly string[];
}

/** The eight pages of the cheatsheet. */
export interface CheatsheetContent {
  title: string;
  /** month of our last check against HubSpot, such as `November 2026` */
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

/** One fix of the quick wins. */
export interface Repair {
  title: string;
  minutes: number;
  /** the problem that it fixes */
  fault: string;
  /** the menu path, step by step */
  steps: readonly string[];
  /** what to count before and after */
  count: string;
  edition: string;
  wayBack: string;
  /** the expected objection of the sales team */
  remark: string;
}

export interface AfterCount {
  name: string;
  how: string;
  aim: string;
}

/** The quick wins: a plan, ten fixes and three counts. */
export interface QuickWinsContent {
  title: string;
  checked: string;
  /** `startsAt` in minutes after midnight */
  plan: PageOpening & { startsAt: number; before: readonly string[] };
  repairs: readonly Repair[];
  after: PageOpening & { counts: readonly AfterCount[]; ask: GuideAsk };
}
