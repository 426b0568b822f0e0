import { parseArgs } from 'node:util';
import { z } from 'zod';
import { checkPassword } from '#src/platform/auth/check-password.server.ts';
import { generateReadablePassword } from '#src/platform/auth/owner-account.server.ts';
import { listOwners, OwnerError, resetOwner } from '#src/platform/auth/reset-owner.server.ts';
import { loadSessionSecret } from '#src/platform/auth/session-secret.server.ts';
import { systemClock } from '#src/platform/clock/clock.ts';
import { openDatabase } from '#src/platform/db/database.server.ts';
import { migrateDatabase } from '#src/platform/db/migrate.server.ts';
import { openEnvironment } from './environment.ts';
import { openTerminal, type Terminal } from './terminal.ts';

const MAX_TRIES = 3;

/**
 * `npm run owner [-- email] [-- --generate] [-- --totp-off]`: sets a new password for an owner from the server's shell, whether or not
 * the site runs. Creates an owner when none is left. See docs/runbooks/access.md.
 */
export async function owner(args: string[], terminal: Terminal = openTerminal()) {
  const { requestedEmail, isGenerated, switchesTotpOff } = parseOwnerArgs(args, terminal);
  await using environment = await openEnvironment({ joinRunning: true });
  const { config, connectionString, log } = environment;
  await migrateDatabase(connectionString);
  const secret = await loadSessionSecret(config, config.DATA_DIR);
  await using database = openDatabase(connectionString, log);
  const owners = await listOwners(database.db);
  const email = requestedEmail ?? (await chooseOwner(owners, config.ADMIN_EMAIL, terminal));
  const password = isGenerated ? generateReadablePassword() : await askPassword(email, terminal);
  const options = { db: database.db, clock: systemClock, secret };
  const change = { email, password, switchesTotpOff };
  const { isNewOwner, endedSessions, hasTotp } = await resetOwner(options, change);
  const done = isNewOwner ? 'is now an owner' : 'has a new password';
  const lines = [`${email} ${done}. Sessions ended: ${endedSessions}.`];
  if (isGenerated) lines.push(`  password   ${password}   (shown only this once)`);
  if (hasTotp)
    lines.push('Sign-in asks for a code from their app. To switch that off, add --totp-off.');
  lines.push(`Sign in at ${config.SITE_URL}/admin`);
  console.log(lines.join('\n'));
}

function parseOwnerArgs(args: string[], terminal: Terminal) {
  try {
    const options = { generate: { type: 'boolean' }, 'totp-off': { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [email] = z.tuple([z.email().toLowerCase().optional()]).parse([positionals[0]]);
    if (positionals.length > 1) throw new Error('more than one email');
    return {
      requestedEmail: email,
      isGenerated: values.generate === true || !terminal.isInteractive,
      switchesTotpOff: values['totp-off'] === true,
    };
  } catch (cause) {
    throw new OwnerError('Usage: npm run owner -- [email] [--generate] [--totp-off]', { cause });
  }
}

async function chooseOwner(owners: readonly string[], configured: string, terminal: Terminal) {
  if (owners.length === 0) return configured.toLowerCase();
  if (owners.length === 1) return owners[0]!;
  const list = `Owners: ${owners.join(', ')}.`;
  if (!terminal.isInteractive) throw new OwnerError(`${list} Choose one: npm run owner -- <email>`);
  const email = (await terminal.ask(`${list}\nWhose password? `)).trim().toLowerCase();
  if (!owners.includes(email)) throw new OwnerError(`${email} is not an owner. ${list}`);
  return email;
}

async function askPassword(email: string, terminal: Terminal) {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const password = await terminal.askHidden(`New password for ${email}: `);
    const weakness = await checkPassword(password, { email });
    if (weakness) {
      console.log(`The password ${weakness}.`);
      continue;
    }
    if ((await terminal.askHidden('Repeat the password: ')) === password) return password;
    console.log('The passwords do not match.');
  }
  throw new OwnerError('Nothing was changed.');
}
