import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteDraft, loadDraft, saveDraft } from './form-draft.ts';
import { requestToken, usableToken } from './form-token.ts';
import type { FormView } from './form-view.ts';
import { postLead } from './post-lead.ts';

/** The draft of a form, its token, and how it reads responses. */

const FORM = 'contact';
const VIEW = {
  form: FORM,
  api: '/api/leads/contact',
  extra: { formType: 'x' },
  attributionKeys: ['touches', 'landing'],
} as unknown as FormView;
/** The minimum age the server requires, and the wait of the browser: a quarter more. */
const [MIN_AGE_MS, WAIT_MS] = [2_000, 2_500];
const PAGE = { uri: 'https://cadron.example/contact', name: 'Contact' };

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.useFakeTimers();
  vi.stubGlobal('location', { href: PAGE.uri });
  vi.stubGlobal('document', { title: PAGE.name });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that issues tokens t1, t2, ... and responds to posts with `answer`. */
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

/** Advances the clock far enough for the work to finish. */
async function settle<T>(work: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(2 * WAIT_MS);
  return work;
}

describe('memory', () => {
  test('merges changes and deletes them together', () => {
    saveDraft(FORM, { values: { email: 'a' } });
    saveDraft(FORM, { step: 2 });
    expect(loadDraft(FORM)).toEqual({ values: { email: 'a' }, step: 2 });
    expect(loadDraft('quick-wins')).toEqual({});
    deleteDraft(FORM);
    expect(loadDraft(FORM)).toEqual({});
  });

  test.each(['', 'null', '[', '7'])('ignores invalid content (%s)', (text) => {
    stored.set('form:contact', text);
    expect(loadDraft(FORM)).toEqual({});
  });

  test('does not fail in a browser that blocks storage', () => {
    const blocked = () => {
      throw new Error('denied');
    };
    saveDraft(FORM, { step: 2 }, blocked);
    deleteDraft(FORM, blocked);
    expect(loadDraft(FORM, blocked)).toEqual({});
  });
});

describe('the token', () => {
  test('is requested once, even concurrently, and stored', async () => {
    const { send, tokens } = createServer();
    await Promise.all([requestToken(FORM, send), requestToken(FORM, send)]);
    await requestToken(FORM, send);
    expect(tokens()).toBe(1);
  });

  test('is sent only once it is old enough', async () => {
    const { send } = createServer();
    const asked = vi.fn<(token: string | undefined) => void>();
    void usableToken(FORM, send).then(asked);
    await vi.advanceTimersByTimeAsync(WAIT_MS - 10);
    expect(asked).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20);
    expect(asked).toHaveBeenCalledWith('t1');
  });

  test('is reused for a repeated submission and replaced after a success', async () => {
    const { send } = createServer();
    expect(await settle(usableToken(FORM, send))).toBe('t1');
    expect(await settle(usableToken(FORM, send))).toBe('t1');
    deleteDraft(FORM);
    expect(await settle(usableToken(FORM, send))).toBe('t2');
  });

  test('is renewed before it expires on the server', async () => {
    const { send } = createServer();
    await settle(usableToken(FORM, send));
    await vi.advanceTimersByTimeAsync(21 * 3_600_000);
    expect(await settle(usableToken(FORM, send))).toBe('t2');
  });

  test('does not block sending when it cannot be fetched', async () => {
    const broken = (() => Promise.reject(new TypeError('offline'))) as typeof fetch;
    expect(await settle(usableToken(FORM, broken))).toBeUndefined();
  });
});

describe('the post', () => {
  const post = (answer?: () => Response | Promise<Response>, values = { email: 'a@b.example' }) => {
    const server = createServer(answer);
    return { ...server, outcome: settle(postLead(VIEW, values, server.send)) };
  };

  test('sends the fields, the form type, the token, the page and the attribution', async () => {
    stored.set('touches', '{"first":{}}');
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

  test('sends the landing page if no other attribution is stored', async () => {
    stored.set('landing', 'https://cadron.example/?utm_source=x ');
    const { posts, outcome } = post();
    await outcome;
    expect(posts).toEqual([
      expect.objectContaining({ attribution: 'https://cadron.example/?utm_source=x ' }),
    ]);
  });

  test('returns the first error of each field when refused', async () => {
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

  test('returns the wait message when rate limited', async () => {
    const message = 'Please try again in 40 seconds.';
    const { outcome } = post(() => Response.json({ ok: false, message }, { status: 429 }));
    expect(await outcome).toEqual({ kind: 'refused', errors: {}, wait: message });
  });

  test.each([
    ['a plain refusal', () => new Response('Too many requests.', { status: 429 })],
    ['a message without fields', () => Response.json({ ok: false, message: 'm' }, { status: 503 })],
    ['malformed errors', () => Response.json({ errors: 'all' }, { status: 400 })],
  ])('treats %s as a refusal without field errors', async (_, answer) => {
    expect(await post(answer).outcome).toEqual({ kind: 'refused', errors: {} });
  });

  test.each([
    ['no network', () => Promise.reject(new TypeError('offline'))],
    ['a login page', () => new Response('<h1>Room number</h1>')],
    ['a foreign response', () => Response.json({ ok: 'yes' })],
    ['nothing', () => Response.json(null)],
  ])('treats %s as unreachable', async (_, answer) => {
    expect(await post(answer).outcome).toEqual({ kind: 'unreachable' });
  });
});
