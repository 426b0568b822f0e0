/**
 * Requirements that only some machines meet. A test skipped for one of them has its tag; the run then lists it and
 * counts it neither as passed nor as failed. Every other skipped test is a failure.
 */
export const NEEDS = {
  'needs-containers': 'root on Linux, with the right to make namespaces',
  'needs-other-users': 'root on Linux, in a folder that other users may read',
  'needs-proxies':
    'nginx, Caddy and systemd, such as the packages nginx-light, caddy and systemd of Debian',
  'needs-system-postgres': 'an installed PostgreSQL, version 15 or later',
};

/** The tag of tests and test files that only `npm run test:all` runs. */
export const FULL = 'full';

/**
 * Describes the tests that this machine cannot run; undefined when it ran all.
 * @param skipped counts by tag
 */
export function describeSkipped(skipped) {
  const parts = Object.entries(skipped).map(([tag, count]) => `${count} (need ${NEEDS[tag]})`);
  if (parts.length === 0) return undefined;
  return `Tests that this machine cannot run: ${parts.join(', ')}`;
}
