import { isUuid } from '#src/platform/ids/is-uuid.ts';

/** How many rows of all pages one act changes, the first ones in the order of the list. */
export const MAX_SELECTED = 500;

/** Whether a form or a query selects all that its list matches, on every page, and not the rows that it names. */
export const selectsAll = (values: FormData | URLSearchParams): boolean =>
  values.get('all') === 'yes';

/** The selected ids of a posted form or a query string, each once and without invalid ones. @param most more do not come from our forms */
export const selectedIds = (values: FormData | URLSearchParams, most?: number): string[] =>
  [...new Set(values.getAll('id'))]
    .filter((id): id is string => typeof id === 'string' && isUuid(id))
    .slice(0, most);
