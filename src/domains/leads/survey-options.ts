/** Options of the survey by field, verbatim from docs/specification.md, section 3, except the automation goal. */
export const SURVEY_OPTIONS = {
  ai_opportunity: [
    'Marketing & Customer Acquisition',
    'Sales & Pipeline Management',
    'Operations & Internal Workflows',
    'Customer Service / Support',
    'Not sure yet',
  ],
  ai_maturity: [
    "We're already using AI regularly",
    "We've tested a few tools but haven't gone deep",
    "We're exploring now but haven't started",
    "We haven't done anything yet",
    'Not sure',
  ],
  ai_barrier: [
    'Lack of internal expertise',
    'Unclear ROI or business case',
    'Too many tools / not enough clarity',
    'Fear of disruption or change',
    'No current bandwidth',
    'Other',
  ],
  // Our own: the specification does not list these.
  ai_automation_goal: [
    'Answering new inquiries within minutes',
    'Quotes, proposals, and follow-ups',
    'Copying data from one system to another',
    'Weekly and monthly reports',
    'Routine questions from customers',
    'Scheduling and dispatch',
    'Invoices and late payments',
    'Something else',
  ],
  ai_followup: ['Yes, please reach out', 'Maybe, send me more info', 'Not at this time'],
} as const satisfies Record<string, readonly string[]>;
