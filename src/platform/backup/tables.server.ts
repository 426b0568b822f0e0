import type { ClientBase } from 'pg';

export interface Column {
  /** quoted for SQL */
  name: string;
  type: string;
}

export interface Table {
  /** `schema.name`, quoted for SQL where needed */
  name: string;
  /** without generated columns */
  columns: Column[];
  /** SQL condition of the rows to back up */
  where: string;
}

/** Only pending jobs of the queue are backed up. An active one is retried when its worker's heartbeat is missing. */
const QUEUE = 'pgboss.job';
/** Triggers fill them while the tables are loaded that they count. */
const DERIVED = new Set(['public.cms_document_counts', 'public.cms_post_counts']);
const TO_BE_DONE = `state in ('created', 'retry', 'active')`;

const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name,
    array_agg(json_build_object('name', quote_ident(a.attname),
      'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns,
    array(select distinct format('%I.%I', fn.nspname, f.relname)
      from pg_constraint k join pg_class f on f.oid = k.confrelid
        join pg_namespace fn on fn.oid = f.relnamespace
      where k.conrelid = c.oid and k.contype = 'f') as needs
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid
  where c.relkind in ('r', 'p') and not c.relispartition
    and (n.nspname = 'public' or (n.nspname, c.relname) = ('pgboss', 'job'))
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  group by c.oid, n.nspname, c.relname order by name`;

/** Returns all our tables, referenced ones first, and the pending jobs. */
export async function describeTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: Column[]; needs: string[] }>(TABLES);
  const waiting = new Map(rows.map((row) => [row.name, row]));
  const ordered: Table[] = [];
  const add = (name: string) => {
    const found = waiting.get(name);
    if (!found) return;
    waiting.delete(name);
    for (const needed of found.needs) add(needed);
    ordered.push({
      name,
      columns: found.columns,
      where: name === QUEUE ? TO_BE_DONE : DERIVED.has(name) ? 'false' : 'true',
    });
  };
  for (const { name } of rows) add(name);
  return ordered;
}

/** Whether a table belongs to the queue, which creates its own tables. */
export const isQueue = (name: string): boolean => name === QUEUE;

/** Whether all tables are empty. Jobs do not count. */
export async function isEmpty(client: ClientBase, tables: readonly Table[]): Promise<boolean> {
  for (const { name } of tables.filter((table) => table.name !== QUEUE)) {
    if ((await client.query(`select 1 from ${name} limit 1`)).rowCount) return false;
  }
  return true;
}
