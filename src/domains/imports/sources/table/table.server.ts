import type { SourceAdapter, SourceColumn } from '../../source.ts';
import { addSites, originOf } from '../../source-values.ts';
import { readTable, type Table } from './read-rows.server.ts';
import { suggestColumns } from './table-fields.ts';
import { itemOfRow, textOfValue } from './table-item.ts';

const SAMPLES = 3;
const SAMPLE_LENGTH = 200;

export const table: SourceAdapter = {
  id: 'table',
  name: 'CSV or JSON',
  help: 'A table of posts with a header, or posts as JSON; you choose which column is what',
  recognizes: ({ name }) => /\.(?:csv|tsv|json|jsonl|ndjson)$/i.test(name),
  async open(file, { columns }) {
    const read = await readTable(file);
    const { rows } = read;
    const fields = columns ?? suggestColumns(read.columns);
    const sites: string[] = [];
    return {
      origin: originOf(file.name),
      sites,
      columns: previewColumns(read, fields),
      async *read() {
        for (const row of rows) {
          const item = itemOfRow(row, fields);
          addSites(item.addresses, sites);
          if (Object.keys(row.values).length > 0) yield { type: 'item', item };
          else yield { type: 'problem', place: row.place, message: 'It is no object' };
        }
      },
      find: async (address) => (URL.canParse(address) ? { address } : undefined),
      close: async () => undefined,
    };
  },
};

/** Columns beside what is in their first rows, with the field of each as it is or would be read. */
const previewColumns = (
  { rows, columns }: Table,
  fields: Readonly<Record<string, string>>,
): SourceColumn[] =>
  columns.map((name) => {
    const texts = rows.map(({ values }) => textOfValue(values[name])).filter(Boolean);
    const samples = texts.slice(0, SAMPLES).map((text) => text.slice(0, SAMPLE_LENGTH));
    return { name, field: fields[name] ?? '', samples };
  });
