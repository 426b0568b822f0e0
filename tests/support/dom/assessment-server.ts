import { explain } from '#src/domains/assessment/explain.ts';
import type { OpenRun, ResultView } from '#src/domains/assessment/assessments.server.ts';
import type { Questionnaire } from '#src/domains/assessment/questionnaire.ts';
import { score } from '#src/domains/assessment/score.ts';
import type { Progress } from '#src/blocks/assessment/device.ts';
import { fakeFetch } from './fake-fetch.ts';

/** An in-memory fake of the assessment endpoints with the rules of the domain. Tests may change its fields. */
export function startAssessmentServer(questionnaire: Questionnaire) {
  const server = {
    run: undefined as OpenRun | undefined,
    /** the earlier editions it has */
    editions: [] as readonly Questionnaire[] | 'offline',
    /** the texts of a result */
    knows: {} as Partial<ResultView>,
    /** the response; a rejected promise is a network failure */
    reply: async (body: object): Promise<Response> => Response.json(body),
    /** the response to the report form */
    replyToReport: async (): Promise<Response> => Response.json({ ok: true }),
    requests: [] as ReturnType<typeof fakeFetch>,
    /** bodies posted to a path below /api/ai-quotient */
    posted: (path: string) =>
      server.requests
        .filter(({ route }) => route === `POST /api/ai-quotient/${path}`)
        .map(({ body }) => body as Record<string, unknown>),
  };
  const result = () => {
    const { answers = {}, companySize = '51-200' } = server.run ?? {};
    const explanation = explain(questionnaire, answers);
    if (!explanation) return undefined;
    const completedAt = new Date();
    const scored = score(questionnaire, answers)!;
    const known = { companySize, completedAt, result: scored, explanation, stories: [] };
    return { ...known, share: undefined, ...server.knows } satisfies ResultView;
  };
  server.requests = fakeFetch({
    'GET /api/form-token': () => Response.json({ token: 'token' }),
    'GET /api/ai-quotient/run': () =>
      server.reply(server.run ? { ok: true, run: server.run, result: result() } : { ok: false }),
    'POST /api/ai-quotient/answers': ({ body }) => {
      const { edition, companySize, answers } = body as Progress;
      const run = { edition, companySize, answers, isReported: false } as OpenRun;
      // Failed requests store nothing.
      return server.reply({ ok: true }).then((response) => {
        if (!response.ok) return response;
        const isComplete = score(questionnaire, answers) !== undefined;
        server.run = { ...run, isComplete };
        return Response.json({ ok: true, run: server.run, result: result() });
      });
    },
    'GET /api/ai-quotient/questionnaire': ({ query }) => {
      if (server.editions === 'offline') throw new TypeError('Failed to fetch');
      const found = server.editions.find(({ edition }) => edition === query.get('edition'));
      return found ? Response.json(found) : Response.json({}, { status: 404 });
    },
    'POST /api/ai-quotient/share': ({ body }) =>
      server.reply({
        ok: true,
        ...(!(body as { withdraw?: true }).withdraw && {
          url: `https://cadron.example/ai-quotient/shared/${server.requests.length}`,
        }),
      }),
    'POST /api/ai-quotient/report': () => server.replyToReport(),
  });
  return server;
}
