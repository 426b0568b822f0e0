import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resealLinks } from '#src/domains/people/delete-expired-links.server.ts';
import { resealSecondFactors } from '#src/platform/auth/second-factor.server.ts';
import { generateSecret, loadSessionSecret } from '#src/platform/auth/session-secret.server.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import { openDatabase } from '#src/platform/db/database.server.ts';
import { migrateDatabase } from '#src/platform/db/migrate.server.ts';
import { openEnvironment, parseFlag } from './environment.ts';

/**
 * `npm run secret [-- --new]`: replaces the secret that signs and seals. `--new` puts a new one before those in use; without it,
 * everything sealed is sealed again with the first one. See docs/runbooks/secret.md.
 */
export async function secret(args: string[]) {
  const isNew = parseFlag(args, 'new', 'npm run secret [-- --new]');
  await using environment = await openEnvironment({ joinRunning: true });
  const { config, connectionString, log } = environment;
  const secrets = await loadSessionSecret(config, config.DATA_DIR);
  if (isNew) {
    console.log(await addSecret(config, secrets));
    return;
  }
  await migrateDatabase(connectionString);
  await using database = openDatabase(connectionString, log, { connections: 1 });
  const { factors, links } = await database.db.transaction(async (tx) => ({
    factors: await resealSecondFactors(tx, secrets),
    links: await resealLinks(tx, secrets),
  }));
  console.log(
    `Sealed with the first of ${secrets.length} secrets: authenticator apps and recovery codes of ${factors.total} people, and ` +
      `${links} links in emails that wait.`,
  );
  if (factors.unreadable > 0)
    console.warn(
      `Warning: ${factors.unreadable} apps were sealed with a secret that is not in the list. Add it at the end, and run this again.`,
    );
}

/** Puts a new secret before the others: in the file of DATA_DIR, or in a line for the operator. */
async function addSecret(config: Config, secrets: readonly string[]) {
  const list = [generateSecret(), ...secrets].join(',');
  if (config.SESSION_SECRET)
    return `Set this for every process, then restart them and run: npm run secret\nSESSION_SECRET=${list}`;
  const file = join(config.DATA_DIR, 'session-secret');
  await writeFile(`${file}.new`, list, { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
  return `${file} has a new secret, before the earlier one. Restart the site, then run: npm run secret`;
}
