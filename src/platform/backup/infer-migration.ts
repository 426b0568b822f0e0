import type { Manifest } from './manifest.ts';

/** A schema snapshot of drizzle-kit, reduced to what distinguishes versions. */
export interface SchemaSnapshot {
  tables: Record<string, { columns: Record<string, { generated?: unknown }> }>;
}

/**
 * Returns which migration a backup of format 1 was made at: the newest one that existed by then and yields exactly its
 * tables and columns.
 * @param snapshots of all migrations, oldest first
 * @returns its index, or undefined when none matches
 */
export function inferMigration(
  manifest: Manifest,
  snapshots: readonly { when: number; schema: SchemaSnapshot }[],
): number | undefined {
  const ours = new Set(snapshots.flatMap(({ schema }) => Object.keys(schema.tables)));
  const dumped = manifest.tables
    .map(({ name, columns }) => ({ name: unquote(name), columns: columns.map(unquote) }))
    .filter(({ name }) => ours.has(name))
    .map(({ name, columns }) => shapeOf(name, columns));
  const wanted = dumped.toSorted().join('\n');
  const madeAt = Date.parse(manifest.madeAt);
  const index = snapshots.findLastIndex(
    ({ when, schema }) => when <= madeAt && shapesOf(schema) === wanted,
  );
  return index < 0 ? undefined : index;
}

const shapesOf = ({ tables }: SchemaSnapshot): string =>
  Object.entries(tables)
    .map(([name, { columns }]) => {
      const filled = Object.entries(columns).filter(([, { generated }]) => !generated);
      return shapeOf(
        name,
        filled.map(([column]) => column),
      );
    })
    .toSorted()
    .join('\n');

const shapeOf = (table: string, columns: readonly string[]) =>
  `${table}: ${columns.toSorted().join(' ')}`;

const unquote = (name: string) => name.replaceAll('"', '');
