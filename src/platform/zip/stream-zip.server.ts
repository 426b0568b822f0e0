import type { Readable } from 'node:stream';
import { makeZip } from 'client-zip';

/** A file of a ZIP. */
export interface ZippedFile {
  name: string;
  input: string | Readable;
  lastModified: Date;
}

/**
 * A ZIP that is written while its files are read, one after the other. A reader that goes away closes the current one; a file that
 * fails midway fails the ZIP: the part would look like a whole file.
 */
export function streamZip(files: AsyncIterable<ZippedFile>): ReadableStream<Uint8Array> {
  let current: string | Readable = '';
  async function* noted() {
    for await (const file of files) {
      current = file.input;
      // Without a listener, a failure before the first read would end the process. The reader of the ZIP gets it too.
      if (typeof current !== 'string') current.on('error', () => undefined);
      yield file;
    }
  }
  const reader = makeZip(noted()).getReader();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    // The stream of the library would reject, and leave the current file open.
    async cancel(reason) {
      if (typeof current !== 'string') current.destroy();
      await reader.cancel(reason ?? new Error('canceled')).catch(() => undefined);
    },
  });
}

/** A ZIP as a download that no cache keeps. */
export const zipDownload = (zip: ReadableStream<Uint8Array>, fileName: string): Response =>
  new Response(zip, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'private, no-store',
    },
  });
