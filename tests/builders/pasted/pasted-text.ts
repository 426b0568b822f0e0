/** Texts of all pasted documents, so that one test compares what is left of each. */

export const HEADINGS = ['How we count', 'What it costs', 'Who decides', 'Where it leaks'] as const;

/** Nested to three levels; numbered at the second. */
export const LIST = [
  [
    'Definitions first',
    ['Write each one down', 'Name its owner'],
    ['In the CRM', 'Not in a slide'],
  ],
  ['Evidence second', ['Calls', 'Emails'], ['Recorded', 'With consent']],
] as const;

export const TABLE = [
  ['Stage', 'Deals', 'Win rate'],
  ['Qualified', '120', '18%'],
  ['Proposal', '44', '41%'],
  ['Contract', '19', '83%'],
] as const;

const SENTENCE =
  'A weekly forecast meeting with nine people and ninety minutes takes a lot of hours in a year of fifty weeks.';

/** A paragraph that can be found again. */
export const sentence = (part: number, number: number): string =>
  `Part ${part}, paragraph ${number}. ${SENTENCE} ${SENTENCE}`;

export const LINK = 'https://example.com/report?q=1&lang=en';

/** How often everything is repeated, so that a document has about 50 KB. */
export const repeated = (count: number, make: (part: number) => string): string =>
  Array.from({ length: count }, (_, part) => make(part)).join('\n');
