import type { SourceAdapter, SourceFile, SourceOptions } from '../../source.ts';
import { addSites, originOf } from '../../source-values.ts';
import { readTable } from './read-rows.server.ts';
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
    const { rows, columns: names } = await readTable(file);
    const fields = columns ?? suggestColumns(names);
    const sites: string[] = [];
    return {
      origin: originOf(file.name),
      sites,
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

/** Columns beside what is in their first rows, with the field of each as it is or would be read. @throws SourceError */
export async function previewTable(
  file: SourceFile,
  { columns }: SourceOptions = {},
): Promise<{ rows: number; columns: { name: string; field: string; samples: string[] }[] }> {
  const { rows, columns: names } = await readTable(file);
  const fields = columns ?? suggestColumns(names);
  const preview = names.map((name) => {
    const texts = rows.map(({ values }) => textOfValue(values[name])).filter(Boolean);
    const samples = texts.slice(0, SAMPLES).map((text) => text.slice(0, SAMPLE_LENGTH));
    return { name, field: fields[name] ?? '', samples };
  });
  return { rows: rows.length, columns: preview };
}
