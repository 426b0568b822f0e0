import { setTimeout as wait } from 'node:timers/promises';
import { importIdOf } from '#src/domains/imports/import-upload.ts';
import { parseCsv } from '#src/platform/csv/parse-csv.ts';
import type { Site } from '#tests/support/site.ts';
import { createUploadClient } from './upload-client.ts';

const PATH = '/admin/migrate-content';
const PART_BYTES = 2 * 1024 * 1024;
const WITHIN_MS = 90 * 60_000;

/** Imports like the browser of a signed-in person, on whichever server runs. */
export function createImportClient(site: () => Site, cookie: string) {
  const headersOf = () => ({ cookie, origin: site().url });
  const read = async (path: string) => {
    const response = await fetch(site().url + path, { headers: headersOf() });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response;
  };
  const post = async (id: string, fields: Record<string, string>) => {
    const body = new URLSearchParams(fields);
    const init = { method: 'POST', redirect: 'manual', headers: headersOf(), body } as const;
    const response = await fetch(`${site().url}${PATH}/${id}`, init);
    await response.body?.cancel();
    if (response.status !== 303) throw new Error(`${fields['intent']}: ${response.status}`);
  };
  /** Waits until an import stands in a phase, asking as often as the page does that shows it. While the server is down, it asks again. */
  const until = async (id: string, phase: string) => {
    for (const began = Date.now(); Date.now() - began < WITHIN_MS; await wait(2_000)) {
      const data = await read(`${PATH}/${id}.data`).then(
        (response) => response.text(),
        () => '',
      );
      const [, found] = /"phase","(\w+)"/.exec(data) ?? [];
      if (found === phase) return;
      if (found === 'failed') throw new Error(`the import failed: ${data}`);
    }
    throw new Error(`the import is not ${phase} after ${WITHIN_MS / 60_000} minutes`);
  };
  /** Lines of the report: place, title, address, change, state, message. */
  const report = async (id: string) => {
    const text = await (await read(`${PATH}/${id}/report.csv`)).text();
    return (parseCsv(text) ?? []).slice(1).map(({ cells }) => cells);
  };
  /** Uploads a file in parts. @param read a part of it @returns the id of its import */
  const upload = async (
    fileName: string,
    bytes: number,
    read: (offset: number, length: number) => Promise<Buffer>,
  ): Promise<string> => {
    const client = createUploadClient(site, cookie, { path: `${PATH}/uploads`, fileName });
    const id = await client.begin(bytes);
    for (let offset = 0; offset < bytes; offset += PART_BYTES) {
      const part = await read(offset, Math.min(PART_BYTES, bytes - offset));
      const status = await client.send(id, offset, part);
      if (status >= 300) throw new Error(`the upload ended with ${status}`);
    }
    return importIdOf(id);
  };
  return {
    report,
    post,
    until,
    upload,
    async exportSite(): Promise<Buffer> {
      return Buffer.from(await (await read(`${PATH}/export.zip`)).arrayBuffer());
    },
    /** Uploads a file, takes in what is left out of a full export, publishes, and waits for the end. @returns its id */
    async takeOver(fileName: string, file: Buffer): Promise<string> {
      const id = await upload(fileName, file.length, async (offset, length) =>
        file.subarray(offset, offset + length),
      );
      await until(id, 'planned');
      for (const [at, [place = '']] of (await report(id)).entries())
        if (/^(?:redirects|metadata|settings)\.json$/.test(place))
          await post(id, { intent: 'include', position: String(at + 1), include: 'yes' });
      await post(id, { intent: 'start', publishes: 'yes', folder: 'Imported' });
      await until(id, 'done');
      return id;
    },
  };
}
