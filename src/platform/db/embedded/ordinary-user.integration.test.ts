import { chmod, chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import {
  hold,
  saveRow,
  NOBODY,
  othersMayEnter,
  socketFolder,
  tempFolder,
  uidOf,
} from '#tests/support/embedded/test-kit.ts';

vi.setConfig({ testTimeout: 60_000 });

describe.skipIf(!othersMayEnter())('as an ordinary user', { tags: ['needs-other-users'] }, () => {
  test('starts the server without changing users', async () => {
    const dataDir = await tempFolder();
    await chown(dataDir, NOBODY.uid, NOBODY.gid);
    const holder = hold(dataDir, NOBODY);
    const { connectionString } = await holder.ready();
    expect(await uidOf(socketFolder(connectionString))).toBe(65534);
    expect(await saveRow(holder)).toContain('"runAs":"this user"');
    expect(await uidOf(join(dataDir, 'postgres'))).toBe(65534);
    // Root then keeps that user as the owner.
    expect(await saveRow(hold(dataDir))).toContain('"runAs":"uid 65534"');
    expect(await saveRow(hold(dataDir, NOBODY))).toContain('"runAs":"this user"');
  });

  test('reports the owner when another user owns the files', async () => {
    const dataDir = await tempFolder();
    await mkdir(join(dataDir, 'postgres'), { mode: 0o700 });
    await chown(dataDir, NOBODY.uid, NOBODY.gid);
    expect(await hold(dataDir, NOBODY).answer).toEqual({
      refused: expect.stringMatching(/postgres belongs to uid 0, but this process is uid 65534/),
    });
  });

  test('reports a data folder that cannot be written or created', async () => {
    const closed = await tempFolder();
    await chmod(closed, 0o755);
    expect(await hold(closed, NOBODY).answer).toEqual({
      refused: expect.stringContaining(`The data folder ${closed} cannot be written`),
    });
    expect(await hold(join(closed, 'data'), NOBODY).answer).toEqual({
      refused: expect.stringContaining(`The data folder ${join(closed, 'data')} cannot be created`),
    });
  });
});
