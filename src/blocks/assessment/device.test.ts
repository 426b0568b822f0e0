import { expect, test, vi } from 'vitest';
import { exampleQuestionnaire } from '#tests/builders/questionnaire.ts';
import { saveProgress, type Progress, loadProgress, storedEdition } from './device.ts';
import { createSync, fetchRun, postAnswers, type ServerRunResult } from './server-run.ts';

const CURRENT = exampleQuestionnaire();
const OLD = exampleQuestionnaire('2025-05');
const PROGRESS: Progress = {
  edition: '2026-11',
  company: 'Petrov Pumps',
  companySize: '51-200',
  answers: { 1: '1A', 2: '2B' },
  contact: { firstName: 'Ana', lastName: 'Petrov', email: 'ana@client.example', jobTitle: 'COO' },
};

function createDevice(content?: string, editions = [CURRENT]) {
  const stored = new Map(content === undefined ? [] : [['ai-quotient', content]]);
  const store = () => ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  return { store, recall: () => loadProgress(editions, store) };
}

test('restores saved progress', () => {
  const { store, recall } = createDevice();
  expect(recall()).toBeUndefined();
  saveProgress(PROGRESS, store);
  expect(recall()).toMatchObject(PROGRESS);
});

test('restores a run of an earlier edition that is given', () => {
  const stored = JSON.stringify({ ...PROGRESS, edition: '2025-05' });
  const { store, recall } = createDevice(stored, [CURRENT, OLD]);
  expect(recall()).toMatchObject({ ...PROGRESS, edition: '2025-05', isFresh: false });
  expect(storedEdition(store)).toBe('2025-05');
});

test.each([
  '{"edition":"2025-05","answers":{}}',
  '{"edition":"2025-05"}',
  '{"answers":{"1":"1A"}}',
  '[',
])('names no edition without answers to it: %s', (content) =>
  expect(storedEdition(createDevice(content).store)).toBeUndefined(),
);

test('restores only company and contact from another edition and starts a new run', () => {
  const { recall } = createDevice(JSON.stringify({ ...PROGRESS, edition: '2025-05' }));
  expect(recall()).toMatchObject({ company: 'Petrov Pumps', answers: {}, isFresh: true });
});

test.each([
  '',
  '[',
  'null',
  '7',
  '{"edition":"2026-11"}',
  '{"edition":"2026-11","answers":{"1":"9Z"},"contact":7}',
])('ignores invalid storage content (%s)', (content) => {
  expect(createDevice(content).recall()?.answers ?? {}).toEqual({});
});

test('does not fail in a browser that blocks storage', () => {
  const blocked = () => {
    throw new Error('denied');
  };
  saveProgress(PROGRESS, blocked);
  expect(loadProgress([CURRENT], blocked)).toBeUndefined();
});

test('sends answers without personal data', async () => {
  const send = vi.fn<typeof fetch>(async () => Response.json({ ok: true, run: { answers: {} } }));
  expect(await postAnswers('/api', PROGRESS, send)).toMatchObject({ state: 'saved' });
  const { body } = send.mock.calls[0]![1]!;
  expect(JSON.parse(body as string)).toEqual({
    edition: '2026-11',
    companySize: '51-200',
    answers: PROGRESS.answers,
  });
});

test.each<[string, () => Promise<Response>, ServerRunResult['state']]>([
  ['no network', () => Promise.reject(new TypeError('offline')), 'failed'],
  ['a login page', async () => new Response('<h1>Room number</h1>'), 'failed'],
  ['no run', async () => Response.json({ ok: false }), 'failed'],
  ['an old edition', async () => Response.json({ ok: false }, { status: 409 }), 'outdated'],
  ['an outage', async () => Response.json({ ok: false }, { status: 503 }), 'failed'],
])('reports the state of a response: %s', async (_, answer, state) => {
  expect((await fetchRun('/api', answer as typeof fetch)).state).toBe(state);
});

test('sends one request at a time and merges later changes into the next one', async () => {
  const requests: PromiseWithResolvers<ServerRunResult>[] = [];
  const done = vi.fn<(answer: ServerRunResult) => void>();
  const sync = createSync({
    post: () => {
      requests.push(Promise.withResolvers<ServerRunResult>());
      return requests.at(-1)!.promise;
    },
    done,
  });
  sync();
  sync();
  sync();
  expect(requests).toHaveLength(1);
  requests[0]!.resolve({ state: 'failed' });
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  requests[1]!.resolve({ state: 'failed' });
  await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(2));
  sync();
  await vi.waitFor(() => expect(requests).toHaveLength(3));
});
