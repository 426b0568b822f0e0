import type { SearchFile } from '#src/domains/seo/search-data/plan-search-import.ts';
import { decodeCsv } from '#src/platform/csv/parse-csv.ts';
import { isZip, openZip } from '#src/platform/zip/open-zip.server.ts';

export const MAX_UPLOAD_BYTES = 8 * 1024 * 1024;

/** An export has eight files; unpacked, those with 50,000 rows have about 5 MB. */
const ZIP_LIMITS = {
  maxEntries: 50,
  maxFileBytes: 16 * 1024 * 1024,
  maxBytes: 16 * 1024 * 1024,
};
const MAX_FILES = 10;

/** Reads posted CSV files, or the ZIP archive in which Search Console exports them. */
export async function readSearchFiles(
  posted: readonly FormDataEntryValue[],
): Promise<{ files: SearchFile[] } | { message: string }> {
  const uploads = posted.filter((entry) => entry instanceof File && entry.size > 0) as File[];
  if (uploads.length === 0)
    return { message: 'Choose the ZIP file of the export, or its CSV files.' };
  if (uploads.length > MAX_FILES) return { message: `Choose at most ${MAX_FILES} files.` };
  if (uploads.reduce((sum, { size }) => sum + size, 0) > MAX_UPLOAD_BYTES)
    return { message: 'The files are larger than 8 MB together.' };
  const files: SearchFile[] = [];
  for (const upload of uploads) {
    const bytes = Buffer.from(await upload.arrayBuffer());
    const isPacked = isZip(bytes);
    const entries = isPacked ? await unpack(bytes) : [{ name: upload.name, bytes }];
    if (!entries)
      return {
        message: `${upload.name} cannot be unpacked. Unpack it yourself and choose the CSV files.`,
      };
    for (const { name, bytes: content } of entries) {
      const plain = name.replace(/^.*[/\\]/, '');
      // macOS adds folders with copies that are no CSV.
      if (!/\.csv$/i.test(plain) || name.startsWith('__MACOSX/')) {
        if (isPacked) continue;
        return { message: `${plain} is no CSV file.` };
      }
      const csv = decodeCsv(content);
      if (csv === undefined) return { message: `${plain} is no text. Save it as CSV.` };
      files.push({ name: plain, csv });
    }
  }
  return files.length > 0 ? { files } : { message: 'The ZIP file has no CSV files.' };
}

/** @returns undefined if a file of the archive cannot be read */
async function unpack(zip: Buffer): Promise<{ name: string; bytes: Buffer }[] | undefined> {
  try {
    const { entries, refused } = await openZip(zip, ZIP_LIMITS);
    if (refused.length > 0) return undefined;
    return await Promise.all(
      entries.map(async ({ name, read }) => ({ name, bytes: await read() })),
    );
  } catch {
    return undefined;
  }
}
