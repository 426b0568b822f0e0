/** Address of the list of imports. */
export const MIGRATE_PATH = '/admin/migrate-content';

export const importAddress = (id: string): string => `${MIGRATE_PATH}/${id}`;
export const itemAddress = (id: string, position: number): string =>
  `${importAddress(id)}/items/${position}`;
