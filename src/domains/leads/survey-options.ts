/** The answers a member can choose from, by field. Verbatim from spec section 3, except for the automation goal. */
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
  // Ours: the specification does not show these.
  ai_automation_goal: [
    'Answering new inquiries within minutes',
    'Quotes, proposals and follow-ups',
    'Copying data from one system to another',
    'Weekly and monthly reports',
    'Routine questions from customers',
    'Scheduling and dispatch',
    'Invoices and late payments',
    'Something else',
  ],
  ai_followup: ['Yes, please reach out', 'Maybe, send me more info', 'Not at this time'],
} as const satisfies Record<string, readonly string[]>;
