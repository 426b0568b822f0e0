import {
  type OpenSource,
  type SourceAdapter,
  type SourceFile,
  type SourceItem,
  type SourceOptions,
} from '../../source.ts';
import { addSites, onTheWeb, originOf } from '../../source-values.ts';
import { readTable } from './read-rows.server.ts';
import { suggestColumns, type TableField } from './table-fields.ts';
import { itemOfRow, textOfValue } from './table-item.ts';

const SAMPLES = 3;
const SAMPLE_LENGTH = 200;

/** @param change of the items of a system whose tables have more than others */
export async function openTable(
  file: SourceFile,
  options: SourceOptions,
  change = (item: SourceItem) => item,
) {
  const { rows, columns } = await readTable(file);
  const fields = options.columns ?? suggestColumns(columns);
  const columnsOf = (...wanted: TableField[]) =>
    columns.filter((column) => wanted.includes(fields[column] as TableField));
  const textsIn = (names: readonly string[]) =>
    names.flatMap((name) => rows.map(({ values }) => textOfValue(values[name])).filter(Boolean));
  const tags = textsIn(columnsOf('tags', 'categories', 'categoryTags'));
  const separator = [';', '|'].find((sign) => tags.some((text) => text.includes(sign))) ?? ',';
  const dates = columnsOf('publishedAt');
  const zone = dates.some((name) => /\((?:utc|gmt)\)/i.test(name)) ? 'UTC' : undefined;
  const sites: string[] = [];
  return {
    origin: originOf(file.name),
    sites,
    /** beside what is in the first rows, with the field of each as it is or would be read */
    columns: columns.map((name) => ({
      name,
      field: fields[name] ?? '',
      samples: textsIn([name])
        .slice(0, SAMPLES)
        .map((text) => text.slice(0, SAMPLE_LENGTH)),
    })),
    notes: tags.length > 0 ? [`Tags are divided at “${separator}”`] : [],
    async *read() {
      for (const row of rows) {
        const item = change(itemOfRow(row, { fields, separator, zone }));
        addSites(item.addresses, sites);
        if (Object.keys(row.values).length > 0) yield { type: 'item', item };
        else yield { type: 'problem', place: row.place, message: 'It is no object' };
      }
    },
    ...onTheWeb,
  } satisfies OpenSource;
}

export const table: SourceAdapter = {
  id: 'table',
  name: 'CSV or JSON',
  help: 'A table of posts with a header, or posts as JSON; you choose which column is what.',
  recognizes: ({ name }) => /\.(?:csv|tsv|json)$/i.test(name),
  open: openTable,
};
