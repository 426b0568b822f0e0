import { readFileSync } from 'node:fs';
import { readCases } from '#tests/builders/read-cases.ts';
import { ID } from './admin-actions.ts';
import { ROUTES } from './admin-routes.ts';

/** The address of every route that takes a body, from the route table: a new action is on the list by itself. */
export const ACTION_ADDRESSES: readonly string[] = ROUTES.filter(({ file }) =>
  /export (async function|function|const) action\b/.test(
    readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8'),
  ),
).map(({ path }) => path.replace('/*', '/unknown').replaceAll(/:\w+/g, ID) || '/');

const BOUNDARY = 'x'.repeat(70);
const TYPES: Record<string, string> = {
  form: 'application/x-www-form-urlencoded',
  json: 'application/json',
  multipart: `multipart/form-data; boundary=${BOUNDARY}`,
};

interface HostileBody {
  name: string;
  type: string;
  body: string;
  /** without a Content-Length */
  isChunked?: true;
}

const written = readCases('hostile-bodies.yaml') as (Omit<HostileBody, 'body'> & {
  body: string | string[];
})[];

/** Bodies that cost much, or whose names mean something to programs, from `tests/cases/hostile-bodies.yaml`. */
export const HOSTILE_BODIES: readonly HostileBody[] = written.map(({ type, body, ...rest }) => ({
  ...rest,
  type: TYPES[type] ?? type,
  body: [body]
    .flat()
    .join('')
    .replaceAll('{PART}', `--${BOUNDARY}\r\nContent-Disposition: form-data`)
    .replaceAll('{END}', `--${BOUNDARY}--\r\n`),
}));
