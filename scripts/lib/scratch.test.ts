import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createScratch } from './scratch.mjs';

function scratch(): string {
  const folder = createScratch();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('creates a folder that every user may write to, with a path short enough for sockets', () => {
  const folder = scratch();
  writeFileSync(join(folder, 'file'), 'x');
  expect(statSync(folder).mode & 0o7777).toBe(0o1777);
  expect(folder.length).toBeLessThan(50);
});

test('removes what a killed run left in memory, and leaves a running one alone', () => {
  const running = scratch();
  const { pid } = spawnSync('true');
  const abandoned = mkdtempSync(join(dirname(running), `cadron-test-${pid}-`));
  onTestFinished(() => rmSync(abandoned, { recursive: true, force: true }));
  scratch();
  expect(existsSync(running)).toBe(true);
  expect(existsSync(abandoned)).toBe(!dirname(running).startsWith('/dev/shm'));
});
