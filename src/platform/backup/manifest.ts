/** The contents of a dump, stored as `manifest.json`. */
export interface Manifest {
  /** format 1 does not name its migration */
  format: 1 | 2;
  madeAt: string;
  /** newest migration of the dumped database; undefined in format 1 or without migrations */
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
