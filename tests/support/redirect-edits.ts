import fc from 'fast-check';
import { csvLine } from '#src/platform/csv/csv.ts';
import { weighted } from './arbitraries.ts';
import type { RedirectInput } from '#src/domains/redirects/parse-redirect.ts';

/** Edits of the addresses of a site. */
export type RedirectEdit =
  | { type: 'save'; input: RedirectInput }
  | { type: 'delete'; from: string }
  | { type: 'import'; csv: string }
  | { type: 'publish'; path: string }
  | { type: 'unpublish'; path: string }
  | { type: 'move'; from: string; to: string };

const segment = fc.constantFrom('a', 'b', 'c');
const path = fc
  .array(segment, { minLength: 1, maxLength: 3 })
  .map((parts) => `/${parts.join('/')}`);

/** Every path that edits are about, and some below them. */
export const EDITED_PATHS: readonly string[] = ['a', 'b', 'c'].flatMap((one) => [
  `/${one}`,
  ...['a', 'b', 'c', 'x'].flatMap((two) => [
    `/${one}/${two}`,
    ...['a', 'b', 'c', 'x'].map((three) => `/${one}/${two}/${three}`),
  ]),
]);

const input: fc.Arbitrary<RedirectInput> = fc.record({
  from: path,
  to: weighted(
    [4, path],
    [1, path.map((to) => `${to.toUpperCase()}/`)],
    [1, fc.constantFrom('/growth-audit', 'https://other.example/x')],
  ),
  kind: fc.constantFrom('exact', 'prefix'),
  status: fc.constantFrom(301, 301, 301, 302, 410),
  carriesRest: fc.boolean(),
});

const csvOf = (inputs: readonly RedirectInput[]) =>
  csvLine(['from', 'to', 'status', 'kind', 'rest']) +
  inputs
    .map(({ from, to, status, kind, carriesRest }) =>
      csvLine([
        from,
        status === 410 ? '' : to,
        String(status),
        kind!,
        carriesRest ? 'keep' : 'drop',
      ]),
    )
    .join('');

const save = input.map((typed): RedirectEdit => ({ type: 'save', input: typed }));
const load = fc
  .uniqueArray(input, {
    minLength: 1,
    maxLength: 5,
    selector: ({ from, kind }) => `${from} ${kind}`,
  })
  .map((inputs): RedirectEdit => ({ type: 'import', csv: csvOf(inputs) }));
const publication = fc
  .record({ isPublic: fc.boolean(), path })
  .map(({ isPublic, path: at }): RedirectEdit =>
    isPublic ? { type: 'publish', path: at } : { type: 'unpublish', path: at },
  );
const removal = fc
  .record({ path, isPrefix: fc.boolean() })
  .map(({ path: from, isPrefix }): RedirectEdit => ({
    type: 'delete',
    from: isPrefix ? `${from}/` : from,
  }));
const move = fc.record({ type: fc.constant('move' as const), from: path, to: path });

/** Edits of redirects and content in any order. */
export const redirectEdits = (maxLength: number): fc.Arbitrary<RedirectEdit[]> =>
  fc.array(weighted([6, save], [2, load], [3, publication], [2, move], [1, removal]), {
    maxLength,
  });
