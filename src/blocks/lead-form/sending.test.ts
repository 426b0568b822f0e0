import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forget, recall, remember } from './form-memory.ts';
import { requestToken, tokenFor } from './form-token.ts';
import type { FormView } from './form-view.ts';
import { postLead } from './post-lead.ts';

/** What a form remembers, which token it sends, and how it understands the answers. */

const FORM = 'contact';
const VIEW = {
  form: FORM,
  api: '/api/leads/contact',
  extra: { formType: 'x' },
  attributionKeys: ['touches', 'landing'],
} as unknown as FormView;
/** What the server asks for, and what the browser then waits: a quarter more. */
const [MIN_AGE_MS, WAIT_MS] = [2_000, 2_500];
const PAGE = { uri: 'https://cadron.example/contact', name: 'Contact' };

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that hands out tokens t1, t2, ... and answers posts as told. */
function createServer(
  answer: () => Response | Promise<Response> = () => Response.json({ ok: true }),
) {
  let tokens = 0;
  const posts: Record<string, unknown>[] = [];
  const send = (async (url: string, init?: RequestInit) => {
    if (url === '/api/form-token')
      return Response.json({ token: `t${(tokens += 1)}`, minAgeMs: MIN_AGE_MS });
    posts.push(JSON.parse(init!.body as string) as Record<string, unknown>);
    return answer();
  }) as typeof fetch;
  return { send, posts, tokens: () => tokens };
}

/** Waits for what needs the clock to go on. */
async function settle<T>(work: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(2 * WAIT_MS);
  return work;
}

describe('memory', () => {
  test('changes add up, and are forgotten together', () => {
    remember(FORM, { values: { email: 'a' } });
    remember(FORM, { step: 2 });
    expect(recall(FORM)).toEqual({ values: { email: 'a' }, step: 2 });
    expect(recall('quick-wins')).toEqual({});
    forget(FORM);
    expect(recall(FORM)).toEqual({});
  });

  test.each(['', 'null', '[', '7'])('what is not ours (%s) counts as nothing', (text) => {
    kept.set('form:contact', text);
    expect(recall(FORM)).toEqual({});
  });

  test('a browser that blocks storage remembers nothing, and does not fail', () => {
    const blocked = () => {
      throw new Error('denied');
    };
    remember(FORM, { step: 2 }, blocked);
    forget(FORM, blocked);
    expect(recall(FORM, blocked)).toEqual({});
  });
});

describe('the token', () => {
  test('is asked for once, also by two questions at a time, and kept', async () => {
    const { send, tokens } = createServer();
    await Promise.all([requestToken(FORM, send), requestToken(FORM, send)]);
    await requestToken(FORM, send);
    expect(tokens()).toBe(1);
  });

  test('waits until the server takes it for a person’s', async () => {
    const { send } = createServer();
    const asked = vi.fn<(token: string | undefined) => void>();
    void tokenFor(FORM, send).then(asked);
    await vi.advanceTimersByTimeAsync(WAIT_MS - 10);
    expect(asked).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20);
    expect(asked).toHaveBeenCalledWith('t1');
  });

  test('stays for a repetition, and is another one after a success', async () => {
    const { send } = createServer();
    expect(await settle(tokenFor(FORM, send))).toBe('t1');
    expect(await settle(tokenFor(FORM, send))).toBe('t1');
    forget(FORM);
    expect(await settle(tokenFor(FORM, send))).toBe('t2');
  });

  test('is renewed before the server forgets it', async () => {
    const { send } = createServer();
    await settle(tokenFor(FORM, send));
    await vi.advanceTimersByTimeAsync(21 * 3_600_000);
    expect(await settle(tokenFor(FORM, send))).toBe('t2');
  });

  test('that cannot be had holds nothing up', async () => {
    const broken = (() => Promise.reject(new TypeError('offline'))) as typeof fetch;
    expect(await settle(tokenFor(FORM, broken))).toBeUndefined();
  });
});

describe('the post', () => {
  const post = (answer?: () => Response | Promise<Response>, values = { email: 'a@b.example' }) => {
    const server = createServer(answer);
    return { ...server, outcome: settle(postLead(VIEW, values, PAGE, server.send)) };
  };

  test('carries the fields, the form type, the token, the page and where the visitor came from', async () => {
    kept.set('touches', '{"first":{}}');
    const { posts, outcome } = post();
    expect(await outcome).toEqual({ kind: 'sent' });
    expect(posts).toEqual([
      {
        email: 'a@b.example',
        formType: 'x',
        token: 't1',
        pageUri: PAGE.uri,
        pageName: PAGE.name,
        attribution: '{"first":{}}',
      },
    ]);
  });

  test('carries the first page of the visit where nothing better is kept', async () => {
    kept.set('landing', 'https://cadron.example/?utm_source=x ');
    const { posts, outcome } = post();
    await outcome;
    expect(posts).toEqual([
      expect.objectContaining({ attribution: 'https://cadron.example/?utm_source=x ' }),
    ]);
  });

  test('that is refused tells the first problem of each field', async () => {
    const errors = [
      { field: 'email', message: 'first' },
      { field: 'email', message: 'second' },
      { field: 'message', message: 'short' },
    ];
    const { outcome } = post(() => Response.json({ ok: false, errors }, { status: 400 }));
    expect(await outcome).toEqual({
      kind: 'refused',
      errors: { email: 'first', message: 'short' },
    });
  });

  test('that comes too often tells until when to wait', async () => {
    const message = 'Please try again in 40 seconds.';
    const { outcome } = post(() => Response.json({ ok: false, message }, { status: 429 }));
    expect(await outcome).toEqual({ kind: 'refused', errors: {}, wait: message });
  });

  test.each([
    ['a plain refusal', () => new Response('Too many requests.', { status: 429 })],
    ['a message without fields', () => Response.json({ ok: false, message: 'm' }, { status: 503 })],
    ['errors that are none', () => Response.json({ errors: 'all' }, { status: 400 })],
  ])('%s is a refusal without fields', async (_, answer) => {
    expect(await post(answer).outcome).toEqual({ kind: 'refused', errors: {} });
  });

  test.each([
    ['no network', () => Promise.reject(new TypeError('offline'))],
    ['a login page', () => new Response('<h1>Room number</h1>')],
    ['an answer that is not ours', () => Response.json({ ok: 'yes' })],
    ['nothing', () => Response.json(null)],
  ])('%s is no success', async (_, answer) => {
    expect(await post(answer).outcome).toEqual({ kind: 'unreachable' });
  });
});
