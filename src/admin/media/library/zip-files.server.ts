import type { Readable } from 'node:stream';
import { makeZip } from 'client-zip';
import { fileNameOf } from '#src/domains/media/asset.ts';
import type { ListedAsset } from '#src/domains/media/list/asset-filter.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';

type ZippedAsset = Pick<ListedAsset, 'address' | 'folder' | 'name' | 'changedAt'>;

const MISSING = 'Missing files.txt';

/**
 * A ZIP of files in their folders, written while they are read. Files that cannot be opened are named in a text file inside,
 * since the response has begun already. When one fails midway, so does the ZIP: the part would look like a whole file.
 */
export function zipFiles(
  assets: readonly ZippedAsset[],
  open: (address: string) => Promise<Readable | undefined>,
  log: Pick<Logger, 'error'>,
): ReadableStream<Uint8Array> {
  const nameOf = uniqueNames();
  const missing: string[] = [];
  let current: Readable | undefined;
  async function* entries() {
    for (const asset of assets) {
      const name = nameOf(asset);
      const failed = (error: unknown) =>
        log.error({ err: error, address: asset.address }, 'failed to read a file for a ZIP');
      current = await open(asset.address).catch((error: unknown) => {
        failed(error);
        return undefined;
      });
      // Without a listener, a failure before the first read would end the process. The reader of the stream gets it too.
      current?.on('error', failed);
      if (current) yield { name, input: current, lastModified: asset.changedAt };
      else missing.push(name);
    }
    if (missing.length > 0)
      yield {
        name: MISSING,
        input: `These files could not be read:\n${missing.join('\n')}\n`,
        lastModified: new Date(),
      };
  }
  return cancelable(makeZip(entries()), () => current?.destroy());
}

/** A reader that goes away is no error; the stream of the library would reject, and leave the current file open. */
function cancelable(
  stream: ReadableStream<Uint8Array>,
  close: () => void,
): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel(reason) {
      close();
      await reader.cancel(reason ?? new Error('canceled')).catch(() => undefined);
    },
  });
}

/** Two files of a folder may have the same name, also for systems that ignore case. */
function uniqueNames(): (asset: ZippedAsset) => string {
  const taken = new Set<string>([MISSING.toLowerCase()]);
  return (asset) => {
    const [base, extension] = nameParts(asset);
    for (let number = 1; ; number += 1) {
      const path = `${base}${number === 1 ? '' : ` (${number})`}${extension}`;
      if (taken.has(path.toLowerCase())) continue;
      taken.add(path.toLowerCase());
      return path;
    }
  };
}

/** The name that editors gave it, with the extension of its address. */
function nameParts({ folder, name, address }: ZippedAsset): [base: string, extension: string] {
  const file = fileNameOf(address);
  const dot = file.lastIndexOf('.');
  const extension = dot > 0 ? file.slice(dot) : '';
  const plain = name.toLowerCase().endsWith(extension.toLowerCase())
    ? name.slice(0, name.length - extension.length)
    : name;
  const safe = plain.replaceAll(/[/\\:*?"<>|\p{C}]/gu, '-').replace(/^\.+/, '') || 'file';
  return [folder === '' ? safe : `${folder}/${safe}`, extension];
}
