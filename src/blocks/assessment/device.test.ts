import { expect, test, vi } from 'vitest';
import { exampleQuestionnaire } from '#tests/builders/questionnaire.ts';
import { keepProgress, type Progress, recallProgress } from './device.ts';
import { createSync, fetchRun, postAnswers, type ServerAnswer } from './server-run.ts';

const { questions } = exampleQuestionnaire();
const PROGRESS: Progress = {
  edition: '2026-11',
  company: 'Petrov Pumps',
  companySize: '51-200',
  answers: { 1: '1A', 2: '2B' },
  contact: { firstName: 'Ana', lastName: 'Petrov', email: 'ana@client.example', jobTitle: 'COO' },
};

function createDevice(content?: string) {
  const kept = new Map(content === undefined ? [] : [['ai-quotient', content]]);
  const store = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return { store, recall: () => recallProgress('2026-11', questions, store) };
}

test('what is kept comes back', () => {
  const { store, recall } = createDevice();
  expect(recall()).toBeUndefined();
  keepProgress(PROGRESS, store);
  expect(recall()).toMatchObject(PROGRESS);
});

test('of another edition only the company and the person are kept, and the run is a new one', () => {
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
])('whatever stands there (%s), nothing breaks, and no answer is made up', (content) => {
  expect(createDevice(content).recall()?.answers ?? {}).toEqual({});
});

test('a browser that blocks storage keeps nothing, and does not fail', () => {
  const blocked = () => {
    throw new Error('denied');
  };
  keepProgress(PROGRESS, blocked);
  expect(recallProgress('2026-11', questions, blocked)).toBeUndefined();
});

test('answers are sent without the names', async () => {
  const send = vi.fn<typeof fetch>(async () => Response.json({ ok: true, run: { answers: {} } }));
  expect(await postAnswers('/api', PROGRESS, send)).toMatchObject({ state: 'kept' });
  const { body } = send.mock.calls[0]![1]!;
  expect(JSON.parse(body as string)).toEqual({
    edition: '2026-11',
    companySize: '51-200',
    answers: PROGRESS.answers,
  });
});

test.each<[string, () => Promise<Response>, ServerAnswer['state']]>([
  ['no network', () => Promise.reject(new TypeError('offline')), 'failed'],
  ['a login page', async () => new Response('<h1>Room number</h1>'), 'failed'],
  ['no run', async () => Response.json({ ok: false }), 'failed'],
  ['an old edition', async () => Response.json({ ok: false }, { status: 409 }), 'outdated'],
  ['an outage', async () => Response.json({ ok: false }, { status: 503 }), 'failed'],
])('%s is told as it is', async (_, answer, state) => {
  expect((await fetchRun('/api', answer as typeof fetch)).state).toBe(state);
});

test('one request at a time: what changes meanwhile goes with the next one', async () => {
  const requests: PromiseWithResolvers<ServerAnswer>[] = [];
  const done = vi.fn<(answer: ServerAnswer) => void>();
  const sync = createSync({
    post: () => {
      requests.push(Promise.withResolvers<ServerAnswer>());
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
