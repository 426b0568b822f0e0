/** New values of one of many routes, of fields as `parseOverrideChange` reads them. */
export interface BulkEdit {
  path: string;
  set: Readonly<Record<string, unknown>>;
}

/** Routes of one change: as many as a site may have. */
export const MAX_BULK_ROUTES = 20_000;
