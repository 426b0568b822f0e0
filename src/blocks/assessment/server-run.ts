import type { OpenRun, ResultView } from '#src/domains/assessment/assessments.server.ts';
import type { QuestionnaireView } from '#src/domains/assessment/questionnaire.ts';
import { fetchWithTimeout } from '#src/platform/forms/fetch-with-timeout.ts';
import type { Progress } from './device.ts';

/** The server's response about a run. `outdated`: its edition is no longer in use. */
export type ServerRunResult =
  | { state: 'saved'; run: OpenRun; result: ResultView | undefined }
  | { state: 'outdated' }
  | { state: 'failed' };

async function readRunResponse(asked: Promise<Response>): Promise<ServerRunResult> {
  try {
    const response = await asked;
    if (response.status === 409) return { state: 'outdated' };
    const body = (await response.json()) as { ok?: boolean; run?: OpenRun; result?: ResultView };
    if (!response.ok || body.ok !== true || !body.run) return { state: 'failed' };
    return { state: 'saved', run: body.run, result: body.result };
  } catch {
    return { state: 'failed' }; // no network, or a response that is not from our API
  }
}

const postJson = (url: string, body: object, send: typeof fetch, more: RequestInit = {}) =>
  fetchWithTimeout(url, {
    send,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
    ...more,
  });

/** Sends all answers stored in this browser. */
export const postAnswers = (
  api: string,
  { edition, companySize, answers, isFresh }: Progress,
  send: typeof fetch = fetch,
): Promise<ServerRunResult> =>
  readRunResponse(
    postJson(`${api}/answers`, { edition, companySize, answers, isFresh }, send, {
      // The request completes even if the visitor leaves the page at once.
      keepalive: true,
    }),
  );

/** Fetches the run of this browser, for a browser without stored progress. */
export const fetchRun = (api: string, send: typeof fetch = fetch): Promise<ServerRunResult> =>
  readRunResponse(fetchWithTimeout(`${api}/run`, { send }));

/**
 * Fetches the words of an edition; undefined if it no longer exists.
 * @throws if there is no network or the response is not a success
 */
export async function fetchEdition(
  api: string,
  edition: string,
  send: typeof fetch = fetch,
): Promise<QuestionnaireView | undefined> {
  const response = await fetchWithTimeout(
    `${api}/questionnaire?edition=${encodeURIComponent(edition)}`,
    { send },
  );
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`questionnaire: ${response.status}`);
  return (await response.json()) as QuestionnaireView;
}

/**
 * Creates a share link to the result, or withdraws it.
 * @returns the URL of the link; undefined after withdrawing it
 * @throws if there is no network or the response is not a success
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
  post(): Promise<ServerRunResult>;
  done(answer: ServerRunResult): void;
}

/**
 * Creates a function that requests a sync. Only one request runs at a time, and later changes go with the next one, so that the
 * first answers never create two runs.
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
