import { readFile } from 'node:fs/promises';

/** Memory of another process, in MB. */
export interface Memory {
  /** resident */
  rss: number;
  /** used by objects, and by buffers outside of the heap */
  heap: number;
  external: number;
}

/** Resident memory of a process, in MB. */
export async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024;
}

/** Sampled until it is stopped: the most resident memory of a process, in MB. */
export function watchResident(pid: number): { stop(): Promise<number> } {
  let most = 0;
  const look = async () => {
    most = Math.max(most, await residentMb(pid));
  };
  const timer = setInterval(() => void look(), 200);
  return {
    async stop() {
      clearInterval(timer);
      await look();
      return most;
    },
  };
}

/** Opens the inspector of a process that runs with `--inspect`, to collect its garbage and read what is left. */
export async function openInspector(port: number) {
  const targets = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json();
  const socket = new WebSocket(
    (targets as { webSocketDebuggerUrl: string }[])[0]!.webSocketDebuggerUrl,
  );
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  let calls = 0;
  const call = (method: string, params: object = {}) =>
    new Promise<{ result?: { value?: unknown } }>((resolve) => {
      const id = (calls += 1);
      const listen = ({ data }: MessageEvent) => {
        const message = JSON.parse(String(data)) as { id: number; result: object };
        if (message.id !== id) return;
        socket.removeEventListener('message', listen);
        resolve(message.result);
      };
      socket.addEventListener('message', listen);
      socket.send(JSON.stringify({ id, method, params }));
    });
  return {
    /** Stops the process for some time: never while times are measured. */
    async afterCollection(): Promise<Memory> {
      await call('HeapProfiler.collectGarbage');
      await call('HeapProfiler.collectGarbage');
      const { result } = await call('Runtime.evaluate', {
        expression: 'process.memoryUsage()',
        returnByValue: true,
      });
      if (!result) throw new Error('the process did not say what memory it uses');
      const { rss, heapUsed, external } = result.value as NodeJS.MemoryUsage;
      return { rss: mb(rss), heap: mb(heapUsed), external: mb(external) };
    },
    close: () => socket.close(),
  };
}

const mb = (bytes: number) => bytes / 1_048_576;
