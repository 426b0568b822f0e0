import { formatCount } from '#src/admin/parts/counts.ts';
import { entriesOf, listAddress, parsePage, parseText } from '#src/admin/parts/list-query.ts';
import type { StateLink } from '#src/admin/kit/state-links.tsx';
import { capitalize } from '#src/platform/capitalize.ts';

/** Marks a parameter that is typed, not chosen. */
export const TEXT = 'text';

/** The most characters of a text that a list tests itself, such as the path of a folder. */
const MAX_TESTED = 1_000;

/** The valid values of a parameter, of which a URL may have `many`, or a test of typed ones. */
type Values =
  | readonly string[]
  | { many: readonly string[] }
  | typeof TEXT
  | ((value: string) => boolean);
type Fields = Readonly<Record<string, Values>>;

/** The part of a list that a URL selects; pages count from 1. */
type QueryOf<Given extends Fields, Sort extends string, Last extends string> = {
  -readonly [Name in keyof Given]?: Given[Name] extends readonly string[]
    ? Given[Name][number]
    : Given[Name] extends { many: readonly (infer Value)[] }
      ? Value[]
      : string;
} & { [Name in Last]?: string } & { sort?: Sort; page: number };

interface Definition<Given extends Fields, Sort extends string, Last extends string> {
  path: string;
  /** one of what it lists, in a sentence */
  noun: string;
  nouns?: string;
  /** name of the list */
  label?: string;
  /** address of its CSV file; default: `export.csv` below its path */
  csv?: string;
  /** the values of each parameter, in the order of addresses */
  fields: Given;
  /** names of the orders; the first one is the default */
  sorts: Readonly<Record<Sort, string>>;
  /** parameters that links choose: they are no filters */
  tabs?: readonly NoInfer<keyof Given & string>[];
  /** typed parameters behind the page, such as what is opened over the list; its links drop them */
  last?: readonly Last[];
}

interface Found<Row> {
  rows: readonly Row[];
  total: number;
  pages: number;
  states?: readonly StateLink[];
  /** there is nothing at all, filtered or not */
  isFirst?: boolean;
}

/** A choice of a state, with its count; the one of all states has no value. */
interface Counted {
  value?: string | undefined;
  label: string;
  count: number;
  isAlert?: boolean;
}

/** Defines a list for both sides: its words, the parser of its queries, its addresses, and the description of what was found. */
export function defineList<
  const Given extends Fields,
  Sort extends string,
  Last extends string = never,
>(definition: Definition<Given, Sort, Last>) {
  type Query = QueryOf<Given, Sort, Last>;
  type Part = { [Name in keyof Query]?: Query[Name] | undefined };
  const { path, noun, nouns = `${noun}s`, fields, sorts, tabs = [], last = [] } = definition;
  const [initial] = Object.keys(sorts) as [Sort];
  const valueOf = (query: object, name: string) =>
    (query as Readonly<Record<string, string | number | readonly string[] | undefined>>)[name];
  const parametersOf = (query: object) =>
    Object.fromEntries(
      [...Object.keys(fields), 'sort', 'page', ...last].map((name) => {
        const value = valueOf(query, name);
        return [name, name === 'sort' && value === initial ? undefined : value];
      }),
    );
  const list: List = {
    path,
    noun,
    nouns,
    label: definition.label ?? capitalize(nouns),
    csv: definition.csv ?? `${path}/export.csv`,
    sorts,
    initial,
    entries: (query) => entriesOf(parametersOf(query)),
    address: (query, at = path) => listAddress(at, parametersOf(query)),
    isFiltered: (query) =>
      Object.keys(fields).some(
        (name) => !(tabs as readonly string[]).includes(name) && valueOf(query, name) !== undefined,
      ),
    count: (count) => formatCount(count, noun, nouns),
    links(query, name, choices, isAlone = false) {
      const others = { ...query, page: 1, [name]: undefined };
      const kept = isAlone ? { sort: valueOf(query, 'sort') } : others;
      const isOne = !isAlone || !list.isFiltered(others);
      return choices.map(({ value, ...link }) => ({
        ...link,
        to: list.address({ ...kept, [name]: value }),
        isCurrent: isOne && valueOf(query, name) === value,
      }));
    },
    view(query, { rows, total, pages, states = [], isFirst = false }) {
      const shown = { ...query };
      for (const name of last) delete (shown as Record<string, unknown>)[name];
      const order = sorts[(query.sort as Sort | undefined) ?? initial];
      const part = pages > 1 ? `page ${query.page} of ${pages}` : '';
      return {
        query: shown,
        rows,
        total,
        pages: Math.max(1, pages),
        states,
        isFirst,
        isFiltered: list.isFiltered(query),
        summary: [list.count(total), order, part].filter(Boolean).join(', '),
      };
    },
  };
  return {
    ...(list as List<Part>),
    initial,
    sorts,
    /** Parses a query string. Invalid values are ignored. */
    parse(parameters: URLSearchParams): Query {
      const all: Record<string, Values> = { ...fields, sort: Object.keys(sorts) };
      for (const name of last) all[name] = TEXT;
      const chosen = Object.entries(all)
        .map(([name, values]) => {
          if (typeof values === 'object' && 'many' in values) {
            const given = new Set(parameters.getAll(name));
            const found = values.many.filter((each) => given.has(each));
            return [name, found.length > 0 ? found : undefined] as const;
          }
          const most = typeof values === 'function' ? MAX_TESTED : undefined;
          const value = parseText(parameters, name, most);
          return [name, value !== undefined && isValid(values, value) ? value : undefined] as const;
        })
        .filter(([name, value]) => value && !(name === 'sort' && value === initial));
      return { ...Object.fromEntries(chosen), page: parsePage(parameters) } as Query;
    },
  };
}

function isValid(values: Exclude<Values, { many: unknown }>, value: string): boolean {
  if (typeof values === 'function') return values(value);
  return values === TEXT || values.includes(value);
}

/** A list, for components and for what all lists share. */
export interface List<Part extends object = object> {
  path: string;
  noun: string;
  nouns: string;
  label: string;
  /** address of its CSV file */
  csv: string;
  sorts: Readonly<Record<string, string>>;
  /** the default order */
  initial: string;
  /** Returns the query parameters. */
  entries(query: Part): [name: string, value: string][];
  /** Returns the URL of a part of the list; `at` for another route with the same query. */
  address(query: Part, at?: string): string;
  /** Whether a query leaves something out; its order and its tab do not matter. */
  isFiltered(query: Part): boolean;
  /** `12 pages` */
  count(count: number): string;
  /**
   * Links to the values of a field, with their counts.
   * @param isAlone the counts ignore other filters, so that the links drop them
   */
  links(query: Part, name: string, choices: readonly Counted[], isAlone?: boolean): StateLink[];
  /** Describes a page of rows. */
  view<Row, Query extends { page: number; sort?: string }>(
    query: Query,
    found: Found<Row>,
  ): ListView<Row, Query>;
}

/** The screen of a list, as plain data. */
export interface ListView<Row, Query = { page: number; sort?: string }> {
  query: Query;
  rows: readonly Row[];
  total: number;
  pages: number;
  states: readonly StateLink[];
  /** `12 pages, last changed first` */
  summary: string;
  /** there is nothing at all, filtered or not */
  isFirst: boolean;
  isFiltered: boolean;
  /** what the reader has named; `loadList` adds it */
  saved?: readonly SavedView[];
}

/** A filter under a name. */
export interface SavedView {
  id: string;
  name: string;
  query: string;
  isCurrent: boolean;
}

/** The query string of a filter that a person saves: without the page. */
export const queryToSave = (list: List, query: object): string =>
  new URLSearchParams(list.entries({ ...query, page: 1 })).toString();
