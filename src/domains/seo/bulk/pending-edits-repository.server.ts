import { pendingRows } from '#src/platform/db/pending-rows.server.ts';
import { pendingEdits as table } from './pending-edits-tables.server.ts';

export const pendingEdits = pendingRows(table, table.preparedAt);
