import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Memory in megabytes. */
export interface Memory {
  /** resident memory of the Node process */
  node: number;
  /** of the process and all its children; what several share, such as the buffers of PostgreSQL, counts once */
  all: number;
}

/** Memory of a process tree, from /proc. */
export function readMemory(pid: number): Memory {
  const kB = (file: string, field: string) => {
    try {
      const text = readFileSync(`/proc/${file}`, 'utf8');
      return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);
    } catch {
      return 0; // it has ended
    }
  };
  const all = treeOf(pid).map((each) => kB(`${each}/smaps_rollup`, 'Pss'));
  const node = kB(`${pid}/status`, 'VmRSS');
  return { node: node / 1_024, all: all.reduce((sum, each) => sum + each, 0) / 1_024 };
}

function treeOf(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return [
      pid,
      ...children
        .split(' ')
        .filter(Boolean)
        .flatMap((child) => treeOf(Number(child))),
    ];
  } catch {
    return [];
  }
}

/** Reads the memory every second, until stopped. */
export function watchMemory(pid: number) {
  const over = new AbortController();
  let samples: Memory[] = [];
  const sampling = (async () => {
    for (; !over.signal.aborted; await sleep(1_000)) samples.push(readMemory(pid));
  })();
  return {
    /** The most since the last call. */
    takePeak(): Memory {
      const peak = {
        node: Math.max(...samples.map(({ node }) => node)),
        all: Math.max(...samples.map(({ all }) => all)),
      };
      samples = [];
      return peak;
    },
    async stop() {
      over.abort();
      await sampling;
    },
  };
}
