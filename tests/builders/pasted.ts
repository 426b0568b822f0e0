import { readText } from './read-cases.ts';

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

const TEMPLATE = /^(.*?)\{repeat (\d+)\}(.*)\{repeat (\d+)\}(.*?)\{end\}(.*)\{end\}(.*)$/s;

/**
 * The clipboard of a program after copying about 50 KB: Word with conditional comments and lists as paragraphs, Google Docs with one `<b>`
 * around everything, Notion with plain tables, a web page with boxes, computed styles and scripts. `tests/cases/pasted` has their markup.
 */
export function pastedHtml(program: 'word' | 'google-docs' | 'notion' | 'web'): string {
  const [, head, parts, before, count, paragraph, after, foot] =
    TEMPLATE.exec(readText(`pasted/${program}.html`)) ?? [];
  const all = Array.from({ length: Number(parts) }, (_, part) => {
    const paragraphs = Array.from({ length: Number(count) }, (_each, number) =>
      paragraph!.replaceAll('{sentence}', sentence(part, number)).replaceAll('{link}', LINK),
    );
    return `${before}${paragraphs.join('')}${after}`
      .replaceAll('{heading}', HEADINGS[part % HEADINGS.length]!)
      .replaceAll('{part}', String(part));
  });
  return `${head}${all.join('\n')}${foot}`;
}
