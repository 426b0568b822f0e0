import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readlinkSync, writeFileSync } from 'node:fs';
import { chmod, chown, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { Holder } from '#tests/support/embedded/hold-cluster.ts';
import { getProcessStart } from './process-facts.server.ts';
import {
  end,
  hold,
  isLinuxRoot,
  saveRow,
  NOBODY,
  othersMayEnter,
  tempFolder,
  uidOf,
  withoutSetpriv,
} from '#tests/support/embedded/test-kit.ts';

vi.setConfig({ testTimeout: 60_000 });

const unshare = ['--user', '--pid', '--mount', '--fork', 'true'];
const canMakeContainers = isLinuxRoot && spawnSync('unshare', unshare).status === 0;

/** Runs a holder as root in a container that forbids user namespaces, like Docker. */
async function holdInContainer(dataDir: string, setpriv: string[] = []): Promise<Holder> {
  const forbid = 'echo 0 > /proc/sys/user/max_user_namespaces && exec "$@"';
  // Only programs started after the users are mapped have root's rights.
  const prefix = ['unshare', '--user', 'sh', '-c', `read go; exec sh -c '${forbid}' sh "$@"`, 'sh'];
  const holder = hold(dataDir, { prefix: [...prefix, ...setpriv] });
  const { child } = holder;
  const outside = readlinkSync('/proc/self/ns/user');
  await vi.waitFor(() => expect(readlinkSync(`/proc/${child.pid}/ns/user`)).not.toBe(outside));
  for (const map of ['uid_map', 'gid_map']) {
    writeFileSync(`/proc/${child.pid}/${map}`, '0 0 65536\n');
  }
  child.stdin?.write('go\n');
  return holder;
}

describe.skipIf(!canMakeContainers)('as root', { tags: ['needs-containers'] }, () => {
  test('keeps root as the owner in a folder only root may enter', async () => {
    const dataDir = await tempFolder();
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
    expect(await saveRow(hold(dataDir))).toContain('"runAs":"user namespace"');
    expect(await uidOf(join(dataDir, 'postgres', 'base'))).toBe(0);
  });

  test.skipIf(!othersMayEnter())(
    'uses a second uid where user namespaces are forbidden',
    { tags: ['needs-other-users'] },
    async () => {
      const dataDir = await tempFolder();
      await chmod(dataDir, 0o755);
      expect(await saveRow(await holdInContainer(dataDir))).toContain('"runAs":"uid 65534"');
      expect(await uidOf(join(dataDir, 'postgres', 'base'))).toBe(65534);
      // Root owns the files again once a namespace is allowed.
      expect(await saveRow(hold(dataDir))).toContain('"runAs":"user namespace"');
      expect(await uidOf(join(dataDir, 'postgres', 'base'))).toBe(0);
    },
  );

  test('passes folders only root may enter, where user namespaces are forbidden', async () => {
    const dataDir = await tempFolder();
    const first = await holdInContainer(dataDir);
    expect(await saveRow(first)).toContain('"runAs":"uid 65534 with CAP_DAC_OVERRIDE"');

    // The same after the holder and its server are killed and the next one takes over.
    const second = await holdInContainer(dataDir);
    const { pid } = await second.ready();
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(() => expect(second.log.join('\n')).toContain('PostgreSQL runs again'));
    second.child.kill('SIGKILL');
    await second.ended;
    await saveRow(await holdInContainer(dataDir));
  });

  test.skipIf(!othersMayEnter())(
    'finds its own server without the capability to inspect it',
    { tags: ['needs-other-users'] },
    async () => {
      const dataDir = await tempFolder();
      await chown(dataDir, NOBODY.uid, NOBODY.gid);
      const first = hold(dataDir, { env: withoutSetpriv() });
      const { pid } = await first.ready();
      first.child.kill('SIGKILL');
      await once(first.child, 'exit');
      expect(getProcessStart(pid)).toBeDefined();

      const second = hold(dataDir, { prefix: ['setpriv', '--bounding-set=-sys_ptrace'] });
      await second.ready();
      expect(getProcessStart(pid)).toBeUndefined();
      expect(second.log.join('\n')).toContain('left over from an earlier run');
      await end(second);
    },
  );

  test('reports every attempt when nothing works', async () => {
    const dataDir = await tempFolder();
    const holder = await holdInContainer(dataDir, ['setpriv', '--bounding-set=-setuid']);
    const { refused } = await holder.answer;
    expect(refused).toContain('PostgreSQL refuses to run as root, and no other way works here');
    expect(refused).toMatch(/as user namespace: .*as uid 65534: .*with CAP_DAC_OVERRIDE: /s);
    expect(refused).toContain('Start as an ordinary user');
  });

  test('starts despite a dead server that no one reaps', async () => {
    const prefix = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];
    const holder = hold(await tempFolder(), { prefix, fixture: 'without-init.process.ts' });
    expect(await holder.answer).toEqual({
      state: 'Z',
      connectionString: expect.any(String),
      pid: expect.any(Number),
      ms: expect.any(Number),
    });
  });

  test('leaves nothing that looks like a cluster on a full disk', async () => {
    const dataDir = await tempFolder();
    const script = 'mount -t tmpfs -o size=20m none "$FOLDER" && { "$@"; ls -A "$FOLDER" >&2; }';
    const holder = hold(dataDir, {
      prefix: ['unshare', '--mount', 'sh', '-c', script, 'sh'],
      env: { ...process.env, FOLDER: dataDir },
    });
    expect(await holder.answer).toEqual({ refused: expect.stringContaining('No space left') });
    await holder.ended;
    expect(holder.log).toEqual([]);
  });
});
