import { setTimeout as wait } from 'node:timers/promises';
import { QUESTIONNAIRES } from '#content/assessment/index.ts';
import { postLead, postSubscription } from '#tests/e2e/support/posting.ts';

/** The posts of a visitor: a lead, a subscription, an assessment answer, and the assessment's first step without scripts. */
export type PostKind = 'lead' | 'subscription' | 'answers' | 'step';
const KINDS: readonly PostKind[] = ['lead', 'lead', 'subscription', 'answers', 'step'];

export interface Posted {
  kind: PostKind;
  n: number;
  /** HTTP status; 0 without a response */
  status: number;
  /** by performance.now() */
  startedAt: number;
  /** milliseconds until the response */
  ms: number;
}

/** Longer than the site may take to report that it cannot store something. */
const RESPONSE_TIMEOUT_MS = 20_000;

export const leadEmail = (n: number) => `ann${n}@company${n}.example`;
export const subscriberEmail = (n: number) => `reader${n}@list${n}.example`;

export async function post(url: string, kind: PostKind, n: number): Promise<Posted> {
  const startedAt = performance.now();
  const status = await send(url, kind, n).then(
    async (response) => {
      await response.body?.cancel();
      return response.status;
    },
    () => 0,
  );
  return { kind, n, status, startedAt, ms: performance.now() - startedAt };
}

function send(url: string, kind: PostKind, n: number): Promise<Response> {
  const signal = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
  if (kind === 'lead') return postLead(url, n, { signal });
  if (kind === 'subscription') return postSubscription(url, subscriberEmail(n));
  if (kind === 'answers') {
    // A run keeps the edition it began with; the release before an upgrade knows only older ones.
    const { edition, questions } = QUESTIONNAIRES[0];
    const answers = { [questions[0]!.id]: questions[0]!.options[n % 4]!.id };
    return fetch(`${url}/api/ai-quotient/answers`, {
      method: 'POST',
      signal,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ edition, companySize: '11-50', answers }),
    });
  }
  const body = new URLSearchParams({ act: 'start', company: `Firm ${n}`, companySize: '11-50' });
  const init = { method: 'POST', body, signal, redirect: 'manual' } as const;
  return fetch(`${url}/ai-quotient/assessment`, init);
}

/** Whether a post was acknowledged; a step without scripts is acknowledged by a redirect. */
export const isAcknowledged = ({ kind, status }: Posted) =>
  kind === 'step' ? status === 303 : status === 200;

export interface Traffic {
  /** Stops the load; resolves to all posts once they are complete. */
  stop(): Promise<Posted[]>;
}

/**
 * Posts at a fixed rate, whether or not earlier posts are complete, so that a slow server cannot slow the load down.
 * @param from number of the first post; numbers make people distinct
 */
export function startTraffic(url: string, perSecond: number, from = 0): Traffic {
  const posts: Promise<Posted>[] = [];
  const end = new AbortController();
  const sending = (async () => {
    for (let n = from; !end.signal.aborted; n += 1) {
      posts.push(post(url, KINDS[n % KINDS.length]!, n));
      await wait(1_000 / perSecond);
    }
  })();
  return {
    async stop() {
      end.abort();
      await sending;
      return Promise.all(posts);
    },
  };
}
