import type { OpenRun, ResultView } from '#src/domains/assessment/assessments.server.ts';
import { fetchWithTimeout } from '#src/platform/forms/fetch-with-timeout.ts';
import type { Progress } from './device.ts';

/** The server's account of a run. `outdated`: its questions are no longer asked. */
export type ServerAnswer =
  | { state: 'kept'; run: OpenRun; result: ResultView | undefined }
  | { state: 'outdated' }
  | { state: 'failed' };

async function answerOf(asked: Promise<Response>): Promise<ServerAnswer> {
  try {
    const response = await asked;
    if (response.status === 409) return { state: 'outdated' };
    const body = (await response.json()) as { ok?: boolean; run?: OpenRun; result?: ResultView };
    if (!response.ok || body.ok !== true || !body.run) return { state: 'failed' };
    return { state: 'kept', run: body.run, result: body.result };
  } catch {
    return { state: 'failed' }; // no network, or an answer that is not ours
  }
}

/** One JSON posted to an address of ours. */
const postJson = (url: string, body: object, send: typeof fetch, more: RequestInit = {}) =>
  fetchWithTimeout(url, {
    send,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
    ...more,
  });

/** Sends all answers that this device knows. */
export const postAnswers = (
  api: string,
  { edition, companySize, answers, isFresh }: Progress,
  send: typeof fetch = fetch,
): Promise<ServerAnswer> =>
  answerOf(
    postJson(`${api}/answers`, { edition, companySize, answers, isFresh }, send, {
      // The last answer also arrives when its page is left at once.
      keepalive: true,
    }),
  );

/** Asks for the run of this browser, on a device that has kept nothing. */
export const fetchRun = (api: string, send: typeof fetch = fetch): Promise<ServerAnswer> =>
  answerOf(fetchWithTimeout(`${api}/run`, { send }));

/**
 * Makes a link to the result, or withdraws it.
 * @returns the link's address, undefined once it is withdrawn
 * @throws for no network, and for an answer that is no success of ours
 */
export async function postShare(
  api: string,
  wanted: { hidesAnswers: boolean } | { withdraw: true },
  send: typeof fetch = fetch,
): Promise<string | undefined> {
  const response = await postJson(`${api}/share`, wanted, send);
  const answer = (await response.json()) as { ok?: boolean; url?: string };
  if (!response.ok || !answer.ok) throw new Error('refused');
  return answer.url;
}

interface SyncDeps {
  post(): Promise<ServerAnswer>;
  done(answer: ServerAnswer): void;
}

/**
 * One request at a time: what changes meanwhile goes with the next one, so that a first answer never makes two runs.
 * @returns asks for a request
 */
export function createSync({ post, done }: SyncDeps): () => void {
  let isBusy = false;
  let isDirty = false;
  async function run() {
    isBusy = true;
    while (isDirty) {
      isDirty = false;
      done(await post());
    }
    isBusy = false;
  }
  return () => {
    isDirty = true;
    if (!isBusy) void run();
  };
}
