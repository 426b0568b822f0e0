/** What the query strings of the admin's lists share. */

const MAX_TEXT_LENGTH = 200;

/** A typed text; undefined if there is none. PostgreSQL text cannot contain NUL, so control characters are removed. */
export const parseText = (parameters: URLSearchParams, name: string): string | undefined =>
  parameters
    .get(name)
    ?.replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_TEXT_LENGTH) || undefined;

/** The page of a list, from 1. */
export function parsePage(parameters: URLSearchParams): number {
  const page = parameters.get('page') ?? '';
  return /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1;
}

type Query = Readonly<Record<string, string | number | undefined>>;

/** The parameters of a query, without empty ones and the first page. */
export const entriesOf = (query: Query): [name: string, value: string][] =>
  Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value && !(name === 'page' && value === 1) ? [[name, String(value)]] : [],
  );

/** Returns the URL of a part of a list. */
export function listAddress(path: string, query: Query): string {
  const parameters = new URLSearchParams(entriesOf(query)).toString();
  return parameters ? `${path}?${parameters}` : path;
}

/** Marks a parameter that is typed, not chosen. */
export const TEXT = 'text';

type Fields = Readonly<Record<string, readonly string[] | typeof TEXT>>;

/** The part of a list that a URL selects; pages count from 1. */
type QueryOf<Given extends Fields, Sort extends string, Last extends string> = {
  -readonly [Name in keyof Given]?: Given[Name] extends readonly string[]
    ? Given[Name][number]
    : string;
} & { [Name in Last]?: string } & { sort?: Sort; page: number };

interface QueryDefinition<Given extends Fields, Sort extends string, Last extends string> {
  path: string;
  /** the values of each parameter, in the order of addresses */
  fields: Given;
  /** names of the orders; the first one is the default */
  sorts: Readonly<Record<Sort, string>>;
  /** typed parameters behind the page */
  last?: readonly Last[];
}

/** What parses the queries of a list and renders its addresses. Without the parameters that have their default value. */
export function defineQuery<
  const Given extends Fields,
  Sort extends string,
  Last extends string = never,
>({ path, fields, sorts, last = [] }: QueryDefinition<Given, Sort, Last>) {
  type Selected = QueryOf<Given, Sort, Last>;
  const [initial] = Object.keys(sorts) as [Sort];
  type Part = { [Name in keyof Selected]?: Selected[Name] | undefined };
  const parametersOf = (query: Part) =>
    Object.fromEntries(
      [...Object.keys(fields), 'sort', 'page', ...last].map((name) => {
        const value = (query as Query)[name];
        return [name, name === 'sort' && value === initial ? undefined : value];
      }),
    );
  return {
    initial,
    /** Parses a query string. Invalid values are ignored. */
    parse(parameters: URLSearchParams): Selected {
      const all: [string, Fields[string]][] = [
        ...Object.entries({ ...fields, sort: Object.keys(sorts) }),
        ...last.map((name): [string, typeof TEXT] => [name, TEXT]),
      ];
      const chosen = all
        .map(([name, values]) => {
          const value = parseText(parameters, name);
          return [name, values === TEXT ? value : values.find((each) => each === value)] as const;
        })
        .filter(([name, value]) => value && !(name === 'sort' && value === initial));
      return { ...Object.fromEntries(chosen), page: parsePage(parameters) } as Selected;
    },
    /** Returns the query parameters. */
    entries: (query: Part) => entriesOf(parametersOf(query)),
    /** Returns the URL of a part of the list; `at` for another route with the same query. */
    address: (query: Part, at = path) => listAddress(at, parametersOf(query)),
  };
}
