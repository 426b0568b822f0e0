/** Address of the list of imports. */
export const MIGRATE_PATH = '/admin/migrate-content';

/** The archive of the whole site. */
export const EXPORT_PATH = `${MIGRATE_PATH}/export.zip`;

export const importAddress = (id: string): string => `${MIGRATE_PATH}/${id}`;
export const itemAddress = (id: string, position: number | string): string =>
  `${importAddress(id)}/items/${position}`;

/** The position that an address or a form names; 0, which no item has, for anything else. */
export const positionOf = (text: string): number => (/^\d{1,6}$/.test(text) ? Number(text) : 0);
