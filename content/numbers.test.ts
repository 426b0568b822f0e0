import { describe, expect, test } from 'vitest';
import type { SuccessStory } from '#src/domains/content/stories/success-story.ts';
import type { DefinedPage } from './pages/define-page.ts';
import { HOME } from './pages/home.ts';
import { pageText } from './pages/page-text.ts';
import { SERVICE_PAGES } from './pages/services.ts';
import { PROJECTS_BY, STATISTICS, streamsOf } from './statistics.ts';
import { SUCCESS_STORIES } from './stories/index.ts';

/**
 * No number on the home page, a service page or a story lacks a source. Sources are, in this order:
 * - the specification, and our word on what we do and ask for: the two lists below
 * - the statistics over all clients; one client's result only in a block that names the client
 * - our own plan: a count in the plan, steps, deliverables or targets, and its repetition on the same page
 * - an example, if its block says so ('example', 'made up', 'suppose')
 */

/** Fixed by docs/specification.md and docs/styleguide-words.md. */
const SPECIFIED = [
  'question 1 of 25',
  '5 to 10 minutes',
  '45 to 60 minutes',
  '20 to 500 employees',
  '8 to 14 weeks',
  '90 days',
  '90-day',
];

/** Texts that are no results: what we ask of a client's people, how we measure, and arithmetic. */
const OUR_WORD = [
  '2 days each to grade the cases',
  '30 minutes from the person who signs',
  'shortens to about 4 weeks',
  '4 hours in all',
  '4 hours a week',
  'than from 200 answers',
  'need 21 connections',
  'the 11 days nobody mentioned',
  'the slowest 5%',
  'down to the last 1%',
  'most 20% of a channel',
];

const EXAMPLE = /\b(?:examples?|made[ -]up|suppose)\b/i;
/** Not a part of a name or of a time: B2B, 3:00 a.m. */
const NUMBER =
  /(?<![\w.]|\d:)\$?\d+(?:,\d{3})*(?:\.\d+)?(?:%|x\b| times\b|(?![\w:]))|\b[a-z-]+ percent\b/g;
/** A result or a price, rather than a count of work. */
const isClaim = (number: string) => /[$%x]|times|percent/.test(number);

/** Blocks that say what we do or what a client's days are like. Their counts are ours; results in them need a source. */
const PLANS = new Set(['plan', 'steps', 'capabilities', 'measures', 'challenges']);

const listed = [...SPECIFIED, ...OUR_WORD, ...streamsOf(PROJECTS_BY.service)];
const withoutListed = (text: string) =>
  listed.reduce((rest, phrase) => rest.replaceAll(phrase, ''), text);
const numbersIn = (text: string): string[] => withoutListed(text).match(NUMBER) ?? [];
const plain = (number: string) => number.replaceAll(/[^\d.]/g, '');

const { lessManualEffort, clientSatisfaction, projects, crmStrategies, platforms, hoursSaved } =
  STATISTICS;
const OF_ALL_CLIENTS = [
  `${clientSatisfaction}%`,
  ...[projects, crmStrategies, platforms, hoursSaved, SUCCESS_STORIES.length].map((count) =>
    count.toLocaleString('en-US'),
  ),
];

const accountOf = ({ description, solution, result, open, metrics }: SuccessStory) =>
  [description, solution, result, open, ...metrics.map(({ value }) => value)].join('\n');

/** The numbers that a text may state as results, given the clients that it names. */
function resultsFor(text: string): Set<string> {
  const named = SUCCESS_STORIES.filter(({ companyName }) => text.includes(companyName));
  const results = [
    ...OF_ALL_CLIENTS,
    ...(/one client/i.test(text) ? [`${lessManualEffort}%`] : []),
    ...named.flatMap((story) => numbersIn(accountOf(story))),
  ];
  return new Set([...results, ...results.map(plain)]);
}

type Block = DefinedPage['blocks'][number];
const textOf = (block: Block) => pageText({ blocks: [block] });
const targetsOf = (block: Block) =>
  block.type === 'measures' ? block.props.items.map(({ by }) => by) : [];

/**
 * The numbers on a page without a source, each with its line.
 * @param plans the pages whose plans the page may repeat
 */
function unsourced({ path, blocks, seo }: DefinedPage, plans: readonly DefinedPage[]): string[] {
  const planned = new Set(
    plans
      .flatMap((page) => page.blocks)
      .filter(({ type }) => PLANS.has(type))
      .flatMap((block) => numbersIn(JSON.stringify(block.props)))
      .filter((number) => !isClaim(number)),
  );
  const check = (place: string, text: string, isPlan: boolean, targets: readonly string[] = []) => {
    if (EXAMPLE.test(text)) return [];
    const results = resultsFor(text);
    return text
      .split('\n')
      .filter((line) => !targets.includes(line))
      .flatMap((line) =>
        numbersIn(line)
          .filter((number) => !results.has(number))
          .filter((number) => isClaim(number) || !(isPlan || planned.has(number)))
          .map((number) => `${path} ${place}: ${number} in “${line}”`),
      );
  };
  return [
    ...check('seo', `${seo.title}\n${seo.description}`, false),
    ...blocks.flatMap((block) =>
      check(`#${block.id}`, textOf(block), PLANS.has(block.type), targetsOf(block)),
    ),
  ];
}

test.each([HOME, ...SERVICE_PAGES].map((page) => [page.path, page] as const))(
  'every number on %s has a source',
  (path, page) => {
    expect(unsourced(page, path === '/services' ? SERVICE_PAGES : [page])).toEqual([]);
  },
);

test.each(SUCCESS_STORIES)('$slug accounts for every number of its headlines', (story) => {
  const account = numbersIn(accountOf(story));
  const headlines = [story.title, ...story.keyTakeaways].flatMap(numbersIn);
  expect(headlines.filter((number) => !account.includes(number))).toEqual([]);
});

test.each(Object.entries(PROJECTS_BY))('the projects by %s are all projects', (_, counts) => {
  const total = Object.values(counts).reduce((sum: number, count: number) => sum + count, 0);
  expect(total).toBe(projects);
});

test('every listed phrase is still on a page', () => {
  const texts = JSON.stringify([HOME, SERVICE_PAGES, SUCCESS_STORIES]);
  expect(listed.filter((phrase) => !texts.includes(phrase))).toEqual([]);
});

describe('a sentence added to a service page', () => {
  const [, service] = SERVICE_PAGES;
  const unsourcedIn = (answer: string): string[] => {
    const props = { title: 'More', items: [{ question: 'Why?', answer }] };
    const blocks = [...service!.blocks, { type: 'faq' as const, id: 'added', props }];
    return unsourced({ ...service!, blocks }, [service!]).filter((line) => line.includes('#added'));
  };

  test.each([
    ['Clients grow 37% faster.', '37%'],
    ['Clients save 1,250 hours a year.', '1,250'],
    ['It costs $9,999.', '$9,999'],
    ['You sell 3 times as much.', '3 times'],
    ['Costs fall by ten percent.', 'ten percent'],
    ['Sales cycles are 56% shorter.', '56%'],
    ['Redfield Works sells 64% more.', '64%'],
  ])('needs a source: %s', (answer, number) => {
    expect(unsourcedIn(answer)).toEqual([`${service!.path} #added: ${number} in “${answer}”`]);
  });

  test.each([
    'Sales cycles at Redfield Works are 56% shorter.',
    'A free audit takes 45 to 60 minutes.',
    'In one client’s intake, manual effort fell by 58%.',
    'An example: at 37% margin it pays.',
    'We have finished 300+ projects.',
  ])('has a source: %s', (answer) => {
    expect(unsourcedIn(answer)).toEqual([]);
  });
});
