/**
 * Plays the first process of a container that has no init, so that dead orphans stay zombies:
 * `unshare --pid --fork --mount-proc node without-init.process.ts <data folder>`. Kills a holder
 * and its server, prints the server's state, then what a second holder answers.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { hold } from './hold-cluster.ts';
import { parseProcStat } from '#src/platform/db/embedded/process-facts.server.ts';

const dataDir = process.argv[2] ?? '';
const first = hold(dataDir);
const { pid } = await first.ready();
// Stopped, it cannot reap the server; dead, it leaves the zombie to us, who never look.
first.child.kill('SIGSTOP');
process.kill(pid, 'SIGKILL');
first.child.kill('SIGKILL');
await first.ended;

// The kernel takes its time to end a process.
const stateOf = () => parseProcStat(readFileSync(`/proc/${pid}/stat`, 'utf8')).state;
for (let i = 0; stateOf() !== 'Z' && i < 1_000; i++) await wait(10);
const state = stateOf();
const second = hold(dataDir);
const answer = await second.answer;
second.child.kill('SIGTERM');
await second.ended;
process.stdout.write(`${JSON.stringify({ state, ...answer })}\n`);
