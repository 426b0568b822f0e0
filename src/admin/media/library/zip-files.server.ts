import type { Readable } from 'node:stream';
import { fileNameOf } from '#src/domains/media/asset.ts';
import type { ListedAsset } from '#src/domains/media/list/asset-filter.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { streamZip } from '#src/platform/zip/stream-zip.server.ts';

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
  async function* entries() {
    for (const asset of assets) {
      const name = nameOf(asset);
      const failed = (error: unknown) =>
        log.error({ err: error, address: asset.address }, 'failed to read a file for a ZIP');
      const file = await open(asset.address).catch((error: unknown) => {
        failed(error);
        return undefined;
      });
      file?.on('error', failed);
      if (file) yield { name, input: file, lastModified: asset.changedAt };
      else missing.push(name);
    }
    if (missing.length > 0)
      yield {
        name: MISSING,
        input: `These files could not be read:\n${missing.join('\n')}\n`,
        lastModified: new Date(),
      };
  }
  return streamZip(entries());
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
