import { readFileSync } from 'node:fs';
import { ID } from './admin-actions.ts';
import { ROUTES } from './admin-routes.ts';

/** The address of every route that takes a body, from the route table: a new action is on the list by itself. */
export const ACTION_ADDRESSES: readonly string[] = ROUTES.filter(({ file }) =>
  /export (async function|function|const) action\b/.test(
    readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8'),
  ),
).map(({ path }) => path.replace('/*', '/unknown').replaceAll(/:\w+/g, ID) || '/');

export interface HostileBody {
  name: string;
  type: string;
  body: string;
  /** without a Content-Length */
  isChunked?: true;
}

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
const BOUNDARY = 'x'.repeat(70);
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

const part = (name: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\na\r\n`;

const LIST_INTENT = {
  type: 'update',
  payload: { name: 'email[2000000]', value: 'x' },
};

/** Bodies whose cost or response grew with the sender's names, and others that are deep, wide or huge, or repeat names. */
export const HOSTILE_BODIES: readonly HostileBody[] = [
  { name: 'an index of a billion', type: FORM, body: 'email[999999999]=x&password=y' },
  { name: 'an index of three million', type: FORM, body: 'email[3000000]=x&password=y' },
  { name: 'a field 30,000 times', type: FORM, body: 'email=a&'.repeat(30_000) },
  {
    name: 'an intent about a list',
    type: FORM,
    body: new URLSearchParams({ __intent__: JSON.stringify(LIST_INTENT) }).toString(),
  },
  { name: 'a path of 40,000 names', type: FORM, body: `email${'.a'.repeat(40_000)}=x` },
  { name: 'a name of 200,000 brackets', type: FORM, body: `a${'[a]'.repeat(66_000)}=x` },
  { name: 'names of every object', type: FORM, body: '__proto__[a]=1&constructor.prototype=1' },
  { name: '60,000 empty fields', type: FORM, body: '&'.repeat(60_000), isChunked: true },
  { name: 'a field of 400 KB', type: FORM, body: `email=${'x'.repeat(400_000)}` },
  { name: 'two types', type: `text/plain, ${FORM}`, body: 'email=a&'.repeat(30_000) },
  {
    name: '1,500 parts',
    type: MULTIPART,
    body: `${part('email').repeat(1_500)}--${BOUNDARY}--\r\n`,
  },
  {
    name: 'a part with a long name',
    type: MULTIPART,
    body: `${part('a'.repeat(100_000))}--${BOUNDARY}--\r\n`,
    isChunked: true,
  },
  { name: 'lists 100,000 deep', type: JSON_TYPE, body: '['.repeat(100_000) },
  {
    name: 'objects 30,000 deep',
    type: JSON_TYPE,
    body: `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`,
  },
  { name: 'a list of 120,000', type: JSON_TYPE, body: `{"a":[1${',1'.repeat(120_000)}]}` },
  {
    name: 'a member 25,000 times',
    type: JSON_TYPE,
    body: `{"a":1${',"a":1'.repeat(25_000)}}`,
    isChunked: true,
  },
  { name: 'an index as a member', type: JSON_TYPE, body: '{"999999999":1,"__proto__":{"a":1}}' },
];
