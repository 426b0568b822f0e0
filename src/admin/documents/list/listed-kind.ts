import { formatCount } from '#src/admin/parts/counts.ts';
import { defineQuery, TEXT } from '#src/admin/parts/list-query.ts';
import type { DocumentKind } from '#src/domains/documents/document.ts';
import { DOCUMENT_STATES, type DocumentState } from '#src/domains/documents/life/life.ts';

/** The part of a list that a URL selects. Without a state: all that are not in the trash. */
export interface ListQuery {
  state?: DocumentState;
  search?: string;
  sort?: string;
  /** from 1 */
  page: number;
}

type Part = { [Name in keyof ListQuery]?: ListQuery[Name] | undefined };

/** A kind of document that has a list with a trash. */
export interface ListedKind {
  kind: DocumentKind;
  /** one of them, in a sentence */
  noun: string;
  /** name of the list */
  label: string;
  /** address of the list */
  path: string;
  /** asks before some are deleted */
  deletePath: string;
  /** names of the orders */
  sorts: Readonly<Record<string, string>>;
  initial: string;
  parse(parameters: URLSearchParams): ListQuery;
  entries(query: Part): [name: string, value: string][];
  address(query: Part, at?: string): string;
}

type Definition<Fields, Sort extends string> = Pick<
  ListedKind,
  'kind' | 'noun' | 'label' | 'path'
> & { fields: Fields; sorts: Readonly<Record<Sort, string>> };

/** A list of documents; `fields` are its filters besides the state and the search. */
export const defineList = <
  const Fields extends Readonly<Record<string, readonly string[] | typeof TEXT>>,
  Sort extends string,
>(
  list: Definition<Fields, Sort>,
) => ({
  ...list,
  deletePath: `${list.path}/delete`,
  ...defineQuery({ ...list, fields: { state: DOCUMENT_STATES, search: TEXT, ...list.fields } }),
});

/** Of a list without further filters and orders. */
export const PLAIN = { fields: {}, sorts: { '-changed': 'last changed first' } } as const;

/** Whether a list leaves something out, besides by its state; its order does not matter. */
export const isFiltered = ({ page: _page, sort: _sort, state: _state, ...filter }: ListQuery) =>
  Object.keys(filter).length > 0;

export const untitled = ({ noun }: Pick<ListedKind, 'noun'>): string => `Untitled ${noun}`;

export const countOf = ({ noun }: Pick<ListedKind, 'noun'>, count: number): string =>
  formatCount(count, noun);

export type Deletion = 'trash' | 'purge';

export const parseDeletion = (value: unknown): Deletion | undefined =>
  value === 'trash' || value === 'purge' ? value : undefined;
