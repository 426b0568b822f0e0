import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { readBlock } from '#src/blocks/read-block.ts';
import { describeDocument } from '#src/domains/checks/describe-document.ts';
import { runChecks } from '#src/domains/checks/run-checks.ts';
import { EMPTY_SITE } from '#src/domains/checks/site-facts.ts';
import { timed } from './timed.ts';

const BLOCKS = 60;
const ROUNDS = 50;

/** Measures all pre-publish checks of a page of 60 real blocks, without what they read from the database. */
export async function benchChecks() {
  const all = DEFAULT_PAGES.flatMap(({ blocks }) => blocks);
  const blocks = all.slice(0, BLOCKS).map((block, at) => ({ ...block, id: `block-${at}` }));
  const content = { path: '/all', title: 'All', seo: { title: 'All', description: 'All' }, blocks };
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { ms } = await timed(() => {
      const document = describeDocument(
        { kind: 'page', content, builtInPath: null, liveAddress: null },
        { readBlock, postTitle: (title) => title },
      );
      return Promise.resolve(runChecks(document, EMPTY_SITE));
    });
    times.push(ms);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(share * (ROUNDS - 1))]!.toFixed(1);
  console.log(
    `checks of ${BLOCKS} blocks: first ${times[0]!.toFixed(1)} ms, median ${at(0.5)} ms, p95 ${at(0.95)} ms`,
  );
}
