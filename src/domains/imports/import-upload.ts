/** Address of the endpoint of uploads of sources (tus 1.0). */
export const IMPORT_UPLOADS_PATH = '/admin/migrate-content/uploads';

/** The id of the import that an upload becomes: the same number as a UUID. */
export const importIdOf = (upload: string): string =>
  upload.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
