/** Whether `npm run test:all` runs, with more rounds and random seeds. */
export const IS_FULL_RUN = process.env['TEST_TIER'] === 'full';
