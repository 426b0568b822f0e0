/** What a dump holds, in its `manifest.json`. */
export interface Manifest {
  /** 1 did not name its migration */
  format: 1 | 2;
  madeAt: string;
  /** newest migration of the database that was dumped; undefined in format 1, and where there was none */
  migration?: { tag: string; hash: string; when: number } | undefined;
  tables: DumpedTable[];
}

export interface DumpedTable {
  /** `schema.name`, quoted for SQL where needed */
  name: string;
  file: string;
  /** quoted for SQL where needed */
  columns: string[];
  rows: number;
}

export const MANIFEST_FORMAT = 2;
