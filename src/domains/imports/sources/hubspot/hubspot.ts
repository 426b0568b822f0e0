import { readFile } from 'node:fs/promises';
import { decodeCsv, readCsvTable } from '#src/platform/csv/parse-csv.ts';
import {
  type OpenSource,
  type SourceAdapter,
  SourceError,
  type SourceEvent,
} from '../../source.ts';
import { addressOf, lineOf, onTheWeb } from '../texts.ts';
import { COLUMNS, type Column, readRow, type Reading } from './read-row.ts';

/** Of a table, which is read as a whole. */
const MAX_BYTES = 50_000_000;

/** Exports of a HubSpot blog as CSV. Their columns differ between years, so they are found by their names. */
export const hubspotAdapter: SourceAdapter = {
  id: 'hubspot',
  name: 'HubSpot',
  help: 'In HubSpot, choose Content, Blog, Manage, then Export blog posts: the CSV file.',
  recognizes: (_file, head) =>
    /^[^\n]*\bpost url\b/i.test(head) && /^[^\n]*\bpost body\b/i.test(head),
  async open(file): Promise<OpenSource> {
    if (file.bytes > MAX_BYTES)
      throw new SourceError('The file is larger than 50 MB. Export the blog in parts.');
    const bytes = await readFile(file.path);
    const isWorkbook = bytes.subarray(0, 2).toString() === 'PK';
    // Pages have control signs, which other programs take for a sign that a file is no text.
    const text = decodeCsv(bytes) ?? (isWorkbook ? undefined : decodeCsv(bytes.filter(isText)));
    if (text === undefined)
      throw new SourceError('This is no CSV file. In a spreadsheet, save it as CSV (UTF-8).');
    const table = readCsvTable(text, COLUMNS);
    if ('message' in table) throw new SourceError(table.message);
    const { header, places, rows } = table;
    if (places.body === undefined || (places.title ?? places.address) === undefined)
      throw new SourceError(
        'The first line has no columns for the text and the title of posts, as exports of HubSpot do.',
      );
    const records = rows.map(({ line, cells }) => ({
      line,
      field: (column: Column) => cells[places[column] ?? -1]?.trim() ?? '',
    }));
    const all = (column: Column) => records.map(({ field }) => field(column));
    const sites = all('address')
      .map((address) => addressOf(address))
      .filter((each) => each !== undefined);
    const separator =
      [';', '|'].find((sign) => all('tags').some((tags) => tags.includes(sign))) ?? ',';
    const dates = [...all('publishedAt'), ...all('changedAt')];
    const reading: Reading = {
      separator,
      zone: /\(\s*utc|gmt\s*\)/i.test(header.cells[places.publishedAt ?? -1] ?? '')
        ? 'UTC'
        : undefined,
      isDayFirst: dates.some((date) => /^(?:1[3-9]|2\d|3[01])[/-]\d/.test(date)),
    };
    const used = new Set(Object.values(places));
    const unused = header.cells.filter((_, at) => !used.has(at)).map(lineOf);
    return {
      // Rows are known by their addresses.
      origin: 'HubSpot',
      sites: [...new Set(sites.map((address) => new URL(address).origin))],
      notes: [
        ...(all('tags').some(Boolean) ? [`Tags are divided at “${separator}”`] : []),
        ...(dates.some((date) => /^\d\d?[/-]/.test(date))
          ? [`Dates are read as ${reading.isDayFirst ? 'day/month' : 'month/day'}`]
          : []),
        ...(unused.length > 0 ? [`Columns that are not used: ${unused.join(', ')}`] : []),
      ],
      async *read(): AsyncIterable<SourceEvent> {
        for (const record of records) yield { type: 'item', item: readRow(record, reading) };
      },
      ...onTheWeb,
    };
  },
};

const isText = (byte: number): boolean => byte >= 32 || (byte >= 9 && byte <= 13);
