import { type RouteFacts, schemaTypesOf } from '../crawl/route-facts.ts';

/** Compares what search engines read of the live page with its working copy. */
export const compareHeads = (live: RouteFacts, copy: RouteFacts) => {
  const [of, to] = [headOf(live), headOf(copy)];
  return [...new Set([...of.keys(), ...to.keys()])].map((name) => {
    const values = { live: of.get(name) ?? '', copy: to.get(name) ?? '' };
    return { name, ...values, isDifferent: values.live !== values.copy };
  });
};

/** The head of a page by the names that people use. */
export const headOf = (facts: RouteFacts): Map<string, string> =>
  new Map([
    ['Title', facts.titles.join(' · ')],
    ['Description', facts.descriptions.join(' · ')],
    ['Canonical address', facts.canonicals.join(' · ')],
    ['Robots', [...new Set(facts.robots)].join(', ')],
    ['Heading of level 1', headingsOf(facts)],
    ['Structured data', schemaTypesOf(facts.entities).join(', ')],
    ...Object.entries(facts.social).map(([name, value]): [string, string] => [name, value]),
  ]);

const headingsOf = ({ headings }: RouteFacts) =>
  headings.flatMap(({ level, text }) => (level === 1 ? [text] : [])).join(' · ');
