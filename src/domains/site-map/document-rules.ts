import type { AddressRule } from '#src/platform/http/document-key.ts';
import { ADDRESSES, type Address, type ParameterShape } from './addresses.ts';

/** Parameter values that other domains define. */
interface KnownValues {
  industries: readonly string[];
  /** maximum length of a search query, in characters */
  maxQueryLength: number;
}

type HasShape = (value: string) => boolean;

const isTextUpTo =
  (length: number): HasShape =>
  (value) =>
    value !== '' && value.length <= length && value === value.trim() && !value.includes('\0');

/**
 * The rules by which the edge caches addresses: the query parameters of each route and the format of their values. They do not
 * check that a category or page exists: a 404 response is not cached.
 */
export function documentRules({ industries, maxQueryLength }: KnownValues): AddressRule[] {
  const shapes: Record<ParameterShape, HasShape> = {
    category: isTextUpTo(200),
    flag: (value) => value === '1',
    industry: (value) => industries.includes(value),
    // The first page has no page parameter.
    laterPage: (value) => /^(?:[2-9]|[1-9]\d{1,4})$/.test(value),
    page: (value) => /^[1-9]\d{0,4}$/.test(value),
    // Forms send an empty field too.
    query: (value) => value.length <= maxQueryLength,
    step: isTextUpTo(40),
    // Tokens have 43 characters. A link that an email client damaged still shows its error message.
    token: (value) => value.length <= 500,
  };
  const parameterRules = (parameters: Exclude<Address['parameters'], undefined>) =>
    parameters === 'any'
      ? parameters
      : Object.fromEntries(
          Object.entries(parameters).map(([name, shape]) => [name, shapes[shape]]),
        );
  return ADDRESSES.flatMap(({ path, document: kind, parameters }) =>
    kind ? [{ path, kind, ...(parameters && { parameters: parameterRules(parameters) }) }] : [],
  );
}
