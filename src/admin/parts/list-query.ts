const MAX_TEXT_LENGTH = 200;

/** A typed text; undefined if there is none. PostgreSQL text cannot contain NUL, so control characters are removed. */
export const parseText = (
  parameters: URLSearchParams,
  name: string,
  most = MAX_TEXT_LENGTH,
): string | undefined =>
  parameters
    .get(name)
    ?.replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, most) || undefined;

/** The page of a list, from 1. */
export function parsePage(parameters: URLSearchParams): number {
  const page = parameters.get('page') ?? '';
  return /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1;
}

type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** The parameters of a query, without empty ones and the first page. */
export const entriesOf = (query: Query): [name: string, value: string][] =>
  Object.entries(query).flatMap(([name, value]) =>
    [value ?? []]
      .flat()
      .filter((each) => each && !(name === 'page' && each === 1))
      .map((each): [string, string] => [name, String(each)]),
  );

/** Returns the URL of a part of a list. */
export function listAddress(path: string, query: Query): string {
  const parameters = new URLSearchParams(entriesOf(query)).toString();
  return parameters ? `${path}?${parameters}` : path;
}
