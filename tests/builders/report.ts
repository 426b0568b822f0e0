import { explain } from '#src/domains/assessment/explain.ts';
import type { OptionValue, Questionnaire } from '#src/domains/assessment/questionnaire.ts';
import type { Report } from '#src/domains/assessment/report.ts';
import { score } from '#src/domains/assessment/score.ts';
import { answersWorth, exampleQuestionnaire, PILLARS } from './questionnaire.ts';

const FILLER =
  'the records that sales and service write every day are read by one team before anyone builds a report on them, ' +
  'and whoever owns a field says once a month what it is for, how it is filled and what happens when it stays empty. ';

/** A text with a label and exactly this length. */
function textOf(what: string, length: number): string {
  const filled = `${what} ${FILLER.repeat(3)}`.slice(0, length - 1).trimEnd();
  return `${filled.padEnd(length - 1, 's')}.`;
}

/** Texts of the same length, by level or value. */
const longer = <Key extends string | number>(texts: Record<Key, string>, length: number) =>
  Object.fromEntries(
    Object.entries<string>(texts).map(([key, text]) => [key, textOf(`${text}:`, length)]),
  ) as Record<Key, string>;

const SHORT = exampleQuestionnaire('2026-06');

/** A questionnaire with texts of maximum length. */
const LONGEST: Questionnaire = {
  ...SHORT,
  questions: SHORT.questions.map((question) => ({
    ...question,
    question: textOf(question.question, 120),
    options: question.options.map((option) => ({
      ...option,
      text: textOf(`${option.text}:`, 110),
    })) as never,
  })),
  meanings: longer(SHORT.meanings, 360),
  pillarAdvice: SHORT.pillarAdvice.map((advice, index) => ({
    ...advice,
    findings: longer(advice.findings, 380),
    story: `story-${index + 1}`,
  })),
  questionAdvice: SHORT.questionAdvice.map((advice) => ({
    ...advice,
    actions: longer(advice.actions, 220),
  })),
};

const FIGURES = [
  ['64 days', '28 days', '56% shorter sales cycle'],
  ['$118 CAC', '$48 CAC', '59% lower cost'],
  ['23 per 100 records', '3 per 100 records', '87% fewer duplicate records'],
  ['4% paid', '9% paid', '125% more conversions'],
  ['Off by 31%', 'Off by 9%', '71% smaller forecast error'],
] as const;

/** A report for values by question; the last one is repeated. */
export function buildReport(values: readonly OptionValue[], more: Partial<Report> = {}): Report {
  const answers = answersWorth(
    LONGEST,
    LONGEST.questions.map((_, index) => values[index] ?? values.at(-1)!),
  );
  return {
    company: 'Brightwater Supply Co.',
    companySize: '51-200',
    person: {
      firstName: 'Marisol',
      lastName: 'Whitaker',
      jobTitle: 'Vice President of Operations',
    },
    completedAt: new Date('2026-11-12T16:00:00Z'),
    edition: LONGEST.edition,
    result: score(LONGEST, answers)!,
    explanation: explain(LONGEST, answers)!,
    stories: FIGURES.map(([before, after, improvement], index) => ({
      slug: `story-${index + 1}`,
      title: `Orders that used to stray now arrive on time, part ${index + 1}`,
      companyName: `Client ${index + 1}`,
      industry: 'Consumer Packaged Goods',
      before,
      after,
      improvement,
    })),
    ...more,
  };
}

/** Varied answers: 3 points, 2, 4 and so on. */
export const MIXED: readonly OptionValue[] = [
  3, 2, 4, 3, 2, 1, 2, 2, 1, 3, 4, 3, 3, 4, 4, 2, 3, 1, 2, 4, 3, 3, 2, 4, 3,
];

export const COMPARISON: NonNullable<Report['comparison']> = {
  size: '51-200',
  companies: 34,
  average: 55,
  aheadOf: 71,
  pillars: Object.fromEntries(PILLARS.map((pillar, index) => [pillar, 48 + index * 5])),
};

export const CHANGE: NonNullable<Report['change']> = {
  since: new Date('2026-06-03T16:00:00Z'),
  overall: 6,
  pillars: Object.fromEntries(PILLARS.map((pillar, index) => [pillar, [10, -5, 20, 0, 5][index]!])),
};
