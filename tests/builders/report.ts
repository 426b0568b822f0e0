import { explain } from '#src/domains/assessment/explain.ts';
import type {
  ByLevel,
  Option,
  OptionValue,
  Question,
  Questionnaire,
} from '#src/domains/assessment/questionnaire.ts';
import type { Report } from '#src/domains/assessment/report.ts';
import { score } from '#src/domains/assessment/score.ts';

export const PILLARS = [
  'Data Spine Health',
  'Funnel Intelligence & Attribution',
  'Automation Maturity',
  'AI-Ready Content Operations',
  'Governance & Change Management',
] as const;

const VALUES = [1, 2, 3, 4] as const;

const FILLER =
  'the records that sales and service write every day are read by one team before anyone builds a report on them, ' +
  'and whoever owns a field says once a month what it is for, how it is filled and what happens when it stays empty. ';

/** A text with a label and exactly this length. */
function textOf(what: string, length: number): string {
  const filled = `${what} ${FILLER.repeat(3)}`.slice(0, length - 1).trimEnd();
  return `${filled.padEnd(length - 1, 's')}.`;
}

const byLevel = (what: string, length: number): ByLevel => ({
  'AI Developing': textOf(`${what} at AI Developing:`, length),
  'AI Emerging': textOf(`${what} at AI Emerging:`, length),
  'AI Ready': textOf(`${what} at AI Ready:`, length),
  'AI Innovator': textOf(`${what} at AI Innovator:`, length),
});

const option = (id: number, value: OptionValue): Option => ({
  id: `${id}${'ABCD'[value - 1]}`,
  text: textOf(`Option ${id}${'ABCD'[value - 1]}:`, 110),
  value,
});

const QUESTIONS: Question[] = Array.from({ length: 25 }, (_, index) => {
  const id = index + 1;
  return {
    id,
    question: textOf(`Question ${id}, how sure is it that`, 120),
    pillar: PILLARS[Math.floor(index / 5)]!,
    options: [option(id, 1), option(id, 2), option(id, 3), option(id, 4)],
  };
});

/** A questionnaire with texts of maximum length. */
export const LONGEST: Questionnaire = {
  edition: '2026-06',
  questions: QUESTIONS,
  thresholds: { 'AI Developing': 0, 'AI Emerging': 40, 'AI Ready': 60, 'AI Innovator': 80 },
  meanings: byLevel('The meaning', 360),
  pillarAdvice: PILLARS.map((pillar, index) => ({
    pillar,
    findings: byLevel(`The finding of ${pillar}`, 380),
    story: `story-${index + 1}`,
  })),
  questionAdvice: QUESTIONS.map(({ id }) => ({
    question: id,
    actions: Object.fromEntries(
      VALUES.map((value) => [value, textOf(`Action ${id} from ${value}:`, 220)]),
    ) as Record<OptionValue, string>,
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
  const value = (id: number) => values[id - 1] ?? values.at(-1)!;
  const answers = Object.fromEntries(
    QUESTIONS.map(({ id, options }) => [id, options[value(id) - 1]!.id]),
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
