import type { AddressRule } from '#src/platform/http/document-key.ts';
import { ADDRESSES, type Address, type ParameterShape } from './addresses.ts';

/** What only other domains know of the values that parameters take. */
export interface KnownValues {
  /** exact names */
  industries: readonly string[];
  /** as much as the search reads of what was typed, in characters */
  maxQueryLength: number;
}

type HasShape = (value: string) => boolean;

const isTextUpTo =
  (length: number): HasShape =>
  (value) =>
    value !== '' && value.length <= length && value === value.trim() && !value.includes('\0');

/**
 * The rules by which the edge reads addresses: which query parameters each route knows, and the shape of their values. Whether
 * there is such a category or page, the response says: what is not found is not kept.
 */
export function documentRules({ industries, maxQueryLength }: KnownValues): AddressRule[] {
  const shapes: Record<ParameterShape, HasShape> = {
    category: isTextUpTo(200),
    industry: (value) => industries.includes(value),
    // The first page of a list has no number in its address.
    laterPage: (value) => /^(?:[2-9]|[1-9]\d{1,4})$/.test(value),
    page: (value) => /^[1-9]\d{0,4}$/.test(value),
    // An emptied field is sent too.
    query: (value) => value.length <= maxQueryLength,
    step: isTextUpTo(40),
    // Tokens have 43 characters; a link that lost or won some in an email still gets its clear message.
    token: (value) => value.length <= 500,
  };
  const readable = (parameters: Exclude<Address['parameters'], undefined>) =>
    parameters === 'any'
      ? parameters
      : Object.fromEntries(
          Object.entries(parameters).map(([name, shape]) => [name, shapes[shape]]),
        );
  return ADDRESSES.flatMap(({ path, document: kind, parameters, dataRoute }) =>
    kind
      ? [
          {
            path,
            kind,
            ...(parameters && { parameters: readable(parameters) }),
            ...(dataRoute && { dataRoutes: [dataRoute] }),
          },
        ]
      : [],
  );
}
