import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { readBlock } from '#src/blocks/read-block.server.tsx';
import { describeDocument } from '#src/domains/checks/describe-document.ts';
import { readabilityOf } from '#src/domains/checks/readability.ts';
import { runChecks } from '#src/domains/checks/run-checks.ts';
import { EMPTY_SITE } from '#src/domains/checks/site-facts.ts';
import { paragraphsOf } from '#src/domains/content/body/paragraphs-of.ts';
import type { PostBody } from '#src/domains/content/body/post-body.ts';
import { timed } from './timed.ts';

const BLOCKS = 60;
const ROUNDS = 50;
const RULES = { readBlock, postTitle: (title: string) => title };

/** Words of a long post. */
const WORDS = 10_000;
const PARAGRAPH =
  'Leads wait for two days, and in 2019 nobody at the company counted how many of them left. ';

/** Measures all pre-publish checks of a page of 60 real blocks and of a long post, without what they read from the database. */
export async function benchChecks() {
  await benchPage();
  await benchPost();
}

async function benchPage() {
  const all = DEFAULT_PAGES.flatMap(({ blocks }) => blocks);
  const blocks = all.slice(0, BLOCKS).map((block, at) => ({ ...block, id: `block-${at}` }));
  const content = { path: '/all', title: 'All', seo: { title: 'All', description: 'All' }, blocks };
  await measure(`checks of ${BLOCKS} blocks`, () => {
    const document = describeDocument(
      { kind: 'page', content, builtInPath: null, liveAddress: null },
      RULES,
    );
    return runChecks(document, EMPTY_SITE);
  });
}

/** The checks run on the server; the reading hints in the browser, whenever the text has changed. */
async function benchPost() {
  const each = PARAGRAPH.repeat(4);
  const count = Math.ceil(WORDS / each.trim().split(' ').length);
  const body: PostBody = {
    type: 'doc',
    content: Array.from({ length: count }, (_, at) => ({
      type: 'paragraph',
      content: [
        { type: 'text', text: `${at}. ${each}` },
        { type: 'text', text: 'more', marks: [{ type: 'link', attrs: { href: `/page-${at}` } }] },
      ],
    })),
  };
  const content = { slug: 'long', title: 'Long', body };
  await measure(`checks of a post of ${WORDS} words`, () => {
    const document = describeDocument(
      { kind: 'post', content, builtInPath: null, liveAddress: null },
      RULES,
    );
    return runChecks(document, EMPTY_SITE);
  });
  await measure(`reading hints of ${WORDS} words`, () => readabilityOf(paragraphsOf(body)));
}

async function measure(what: string, run: () => unknown): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { ms } = await timed(() => Promise.resolve(run()));
    times.push(ms);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(share * (ROUNDS - 1))]!.toFixed(1);
  console.log(
    `${what}: first ${times[0]!.toFixed(1)} ms, median ${at(0.5)} ms, p95 ${at(0.95)} ms`,
  );
}
