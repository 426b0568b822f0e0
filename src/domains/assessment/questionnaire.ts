/** Company sizes to choose from (docs/specification.md, section 3). */
export const COMPANY_SIZES = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'] as const;
export type CompanySize = (typeof COMPANY_SIZES)[number];

export const isCompanySize = (size: unknown): size is CompanySize =>
  COMPANY_SIZES.some((known) => known === size);

/** Readiness from the lowest to the highest (docs/specification.md, section 3). */
export const READINESS_LEVELS = [
  'AI Developing',
  'AI Emerging',
  'AI Ready',
  'AI Innovator',
] as const;
export type ReadinessLevel = (typeof READINESS_LEVELS)[number];

export type OptionValue = 1 | 2 | 3 | 4;

export interface Option {
  /** the question's number and a letter, such as 1A */
  id: string;
  text: string;
  value: OptionValue;
}

export interface Question {
  /** 1 to 25, in the order they are asked */
  id: number;
  question: string;
  description?: string;
  pillar: string;
  options: readonly [Option, Option, Option, Option];
}

/** A text for each readiness level. */
type ByLevel = Readonly<Record<ReadinessLevel, string>>;

/** Texts about a pillar's answers. Pages must not contain them before the results. */
export interface PillarAdvice {
  pillar: string;
  /** what answers at this level mean for a company, in two or three sentences */
  findings: ByLevel;
  /** slug of a success story that started from weak answers in this pillar */
  story: string;
}

/** The next action for one question by the value of its answer: how to reach the next value, or how to stay at 4. */
export interface QuestionAdvice {
  question: number;
  actions: Readonly<Record<OptionValue, string>>;
}

/**
 * One edition of the questionnaire: questions, scoring and advice. Never edit an edition that has answers: add a new edition
 * instead, so that old results stay correct.
 */
export interface Questionnaire {
  /** the month it was written, such as 2026-11 */
  edition: string;
  /** the edition it says in other words, whose results compare with its own: ids, values, and thresholds are the same */
  rewords?: string;
  questions: readonly Question[];
  /** the lowest percentage of each level (docs/specification.md, section 9) */
  thresholds: Readonly<Record<ReadinessLevel, number>>;
  /** 'What this means' for the whole company */
  meanings: ByLevel;
  pillarAdvice: readonly PillarAdvice[];
  questionAdvice: readonly QuestionAdvice[];
}

/** The part of an edition that a browser needs to show and score the questions. */
export type QuestionnaireView = Pick<
  Questionnaire,
  'edition' | 'questions' | 'thresholds' | 'meanings'
>;

/** The editions whose results compare with those of one. */
export function comparableEditions(editions: Iterable<Questionnaire>, one: string): string[] {
  const all = [...editions];
  const scaleOf = (edition: string) =>
    all.find((each) => each.edition === edition)?.rewords ?? edition;
  return all.flatMap(({ edition }) => (scaleOf(edition) === scaleOf(one) ? edition : []));
}

/** The pillars in the order of their questions. */
export const pillarsOf = (questions: readonly Question[]): string[] => [
  ...new Set(questions.map(({ pillar }) => pillar)),
];
