import { decodeCsv } from '#src/platform/csv/parse-csv.ts';

/** Reads a posted CSV file in any encoding of spreadsheets, or returns why not. */
export async function readCsvFile(
  posted: FormDataEntryValue | null,
  maxMegabytes: number,
): Promise<{ name: string; csv: string } | { message: string }> {
  if (!(posted instanceof File) || posted.size === 0) return { message: 'Choose a CSV file.' };
  if (posted.size > maxMegabytes * 1024 * 1024)
    return { message: `The file is larger than ${maxMegabytes} MB.` };
  const csv = decodeCsv(new Uint8Array(await posted.arrayBuffer()));
  if (csv === undefined) return { message: 'This is no text file. Save the sheet as CSV.' };
  return { name: posted.name.slice(0, 200), csv };
}
