/** Whether `npm run test:all` runs, where there is time for more rounds and other random values each time. */
export const IS_FULL_RUN = process.env['TEST_TIER'] === 'full';
