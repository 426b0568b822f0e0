import type { Questionnaire } from '#src/domains/assessment/questionnaire.ts';
import * as automationMaturity from './automation-maturity.ts';
import * as contentOperations from './content-operations.ts';
import * as dataSpineHealth from './data-spine-health.ts';
import * as funnelIntelligence from './funnel-intelligence.ts';
import * as governance from './governance.ts';

/** In display order. */
const PILLARS = [
  dataSpineHealth,
  funnelIntelligence,
  automationMaturity,
  contentOperations,
  governance,
];

/** The first edition of the AI Quotient (docs/specification.md, section 9). */
export const QUESTIONNAIRE_2026_11: Questionnaire = {
  edition: '2026-11',
  questions: PILLARS.flatMap(({ QUESTIONS }) => QUESTIONS),
  thresholds: { 'AI Developing': 0, 'AI Emerging': 40, 'AI Ready': 60, 'AI Innovator': 80 },
  meanings: {
    'AI Developing':
      'Customer work runs on people’s memory and on systems that do not agree with each other. AI tools bought now would add speed to guesses. A few basics, such as one customer list everyone uses and one person responsible for each step, will do more over the next 90 days than any model.',
    'AI Emerging':
      'Parts of the groundwork are done, and experienced people bridge the rest. AI can help with single tasks that someone checks, such as drafts and summaries. Close the gaps in your lowest pillar before you build on it, because a model inherits every gap it reads across.',
    'AI Ready':
      'Your data, processes, and rules can support AI in daily work, with a person approving what matters. Choose one task you repeat every day, measure it as it is, and put AI there first. Your lowest pillar shows where it would stumble, so fix that in the same quarter.',
    'AI Innovator':
      'Most of what AI needs is in place: records that agree, steps that run the same way, and people who look at the results. It can take on whole tasks where an error is seen and reversed. The lead lasts as long as the upkeep, so set dates for your lowest answers too.',
  },
  pillarAdvice: PILLARS.map(({ PILLAR_ADVICE }) => PILLAR_ADVICE),
  questionAdvice: PILLARS.flatMap(({ QUESTION_ADVICE }) => QUESTION_ADVICE),
};
