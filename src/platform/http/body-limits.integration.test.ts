import { expect, test, vi } from 'vitest';
import { startEdge } from '#tests/support/test-edge.ts';

/** Bodies at the real edge, with applications that read them, or do not. */

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
const MULTIPART = 'multipart/form-data; boundary=mark';
const LIMITS = [
  { path: '/gate*', maxBytes: 2_000, maxValues: 10 },
  { path: '/bytes', maxBytes: 2_000 },
  { path: '*', maxBytes: 1_000_000, maxValues: 10 },
];

const TEN = 'a b c d e f g h i j'.split(' ');

const part = (name: string) =>
  `--mark\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nmark --mar\r\n`;
const parts = (...names: string[]) => `${names.map(part).join('')}--mark--\r\n`;
const fields = (count: number) => Array.from({ length: count }, () => 'a=1').join('&');
const list = (length: number) => `{"a":[${Array.from({ length }, () => '",["').join(',')}]}`;
const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

/** Reads bodies as the routes do: what cannot be read counts as empty. */
async function read(request: Request): Promise<Response> {
  const type = request.headers.get('content-type') ?? '';
  if (type === JSON_TYPE) return new Response(await request.text().catch(() => 'unreadable'));
  const form = await request.formData().catch(() => new FormData());
  return new Response(String([...form].length));
}

test.each([
  ['ten fields', FORM, fields(10), 200],
  ['eleven fields', FORM, fields(11), 413],
  ['fields without names', FORM, '&'.repeat(10), 413],
  ['a long value', FORM, `a=${'x'.repeat(2_000)}`, 200],
  ['a long name', FORM, `a=1&${'x'.repeat(1_025)}=1`, 413],
  ['a type in other letters', FORM.toUpperCase(), fields(11), 413],
  ['a list of types, of which the last would be read', `text/plain, ${FORM}`, fields(11), 200],
  ['ten parts', MULTIPART, parts(...TEN), 200],
  ['eleven parts', MULTIPART, parts(...TEN, 'k'), 413],
  ['a part with a long name', MULTIPART, parts('x'.repeat(1_025)), 413],
  ['a quoted boundary', 'multipart/form-data; boundary="mark"', parts(...TEN, 'k'), 413],
  ['a list of seven texts with commas', JSON_TYPE, list(7), 200],
  ['a list of nine', JSON_TYPE, list(9), 413],
  ['an escaped quote', JSON_TYPE, `"\\",${','.repeat(20)}"`, 200],
  ['JSON that is too deep', JSON_TYPE, deep(130), 413],
])('%s: inspected in one piece and byte by byte', async (_name, type, body, status) => {
  const { ask, dial } = await startEdge({ bodyLimits: LIMITS, render: read });
  const headers = { 'Content-Type': type };
  expect((await ask('/form', { method: 'POST', headers, body })).status).toBe(status);

  const { socket, answer } = await dial();
  socket.setNoDelay(true);
  const head = `POST /form HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`;
  const chunks = body.slice(0, 1_500).replaceAll(/[^]/g, '1\r\n$&\r\n');
  const rest = body.slice(1_500);
  const tail = rest === '' ? '' : `${rest.length.toString(16)}\r\n${rest}\r\n`;
  socket.write(`${head}${chunks}${tail}0\r\n\r\n`);
  await vi.waitFor(() => expect(answer()).toContain(` ${status} `));
});

test.each(['/gate', '/GATE', '/g%61te', '//gate'])(
  'the limit of an address holds for %s',
  async (path) => {
    const { ask } = await startEdge({ bodyLimits: LIMITS, render: read });
    const headers = { 'Content-Type': FORM };
    const body = `a=${'x'.repeat(2_000)}`;
    const refused = await ask(path, { method: 'POST', headers, body });
    expect(refused.status).toBe(413);
    expect(refused.body).toBe(
      'This request is too large. At most 2 KB and 10 fields are accepted here.',
    );
  },
);

test('does not look for values in bytes that nothing parses', async () => {
  const { ask } = await startEdge({ bodyLimits: LIMITS, render: read });
  const headers = { 'Content-Type': 'application/offset+octet-stream' };
  const post = (body: string) => ask('/bytes', { method: 'POST', headers, body });
  expect((await post(','.repeat(2_000))).status).toBe(200);
  expect((await post(','.repeat(2_001))).status).toBe(413);
});

test.each([
  ['over its limit', '/gate', 413],
  ['that its address ignores', '/form', 302],
])(
  'a client that sends before it reads gets the response to a body %s',
  async (_name, path, status) => {
    const render = async () => new Response(null, { status: 302, headers: { Location: '/login' } });
    const { dial } = await startEdge({
      bodyLimits: LIMITS.map((limit) => ({ ...limit, maxBytes: limit.maxBytes * 100 })),
      render,
    });
    const { socket, answer } = await dial();
    socket.pause();
    const body = Buffer.alloc(60_000_000, 'x');

    socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n`);
    await new Promise<void>((resolve, reject) =>
      socket.write(body, (error) => (error ? reject(error) : resolve())),
    );
    socket.resume();
    await vi.waitFor(() => expect(answer()).toContain(` ${status} `));
  },
);
