/**
 * What only some machines have. A test that is skipped for want of it carries the tag; the run then names it and
 * counts it neither as passed nor as failed. Every other skipped test is a failure.
 */
export const NEEDS = {
  'needs-containers': 'root on Linux, with the right to make namespaces',
  'needs-other-users': 'root on Linux, in a folder that other users may read',
  'needs-system-postgres': 'an installed PostgreSQL of version 15 or later',
};

/** The tag of tests, and of files of tests, that only `npm run test:all` runs. */
export const FULL = 'full';

/** One line about the tests that this machine cannot run; undefined when it ran all. `skipped` counts them by tag. */
export function describeSkipped(skipped) {
  const parts = Object.entries(skipped).map(([tag, count]) => `${count} (need ${NEEDS[tag]})`);
  if (parts.length === 0) return undefined;
  return `Tests that this machine cannot run: ${parts.join(', ')}`;
}
