import { assetPath } from '#src/admin/media/library/library-query.ts';

interface FileAddressOptions {
  /** a file version; the current one without */
  number?: number;
  /** hash of the bytes, so that a browser shows no earlier ones from its memory */
  hash?: string;
  /** a smaller picture of all of it */
  width?: 480 | 1600;
  isDownload?: boolean;
}

/** The address of the bytes of a file, for the team. */
export function fileAddress(
  id: string,
  { number, hash, width, isDownload }: FileAddressOptions = {},
): string {
  const query = new URLSearchParams({
    ...(number !== undefined && { number: String(number) }),
    ...(hash !== undefined && { v: hash.slice(0, 10) }),
    ...(width !== undefined && { width: String(width) }),
    ...(isDownload && { download: '1' }),
  }).toString();
  return `${assetPath(id)}/file${query && `?${query}`}`;
}
