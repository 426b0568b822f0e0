/** Whether `npm run test:all` runs, with more rounds and random seeds. */
export const IS_FULL_RUN = process.env['TEST_TIER'] === 'full';

/** All in the full tier, else every third. */
export const sampleOf = <Item>(all: readonly Item[]): readonly Item[] =>
  IS_FULL_RUN ? all : all.filter((_, index) => index % 3 === 0);
