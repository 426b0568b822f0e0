import { isUuid } from '#src/platform/ids/is-uuid.ts';

/** The selected ids of a posted form or a query string, each once and without invalid ones. @param most more do not come from our forms */
export const selectedIds = (values: FormData | URLSearchParams, most?: number): string[] =>
  [...new Set(values.getAll('id'))]
    .filter((id): id is string => typeof id === 'string' && isUuid(id))
    .slice(0, most);
