import { CURRENT_QUESTIONNAIRE } from '#content/assessment/index.ts';
import { newAddress, postLead, postSubscription } from '#tests/e2e/support/posting.ts';

/** The acknowledged assessment answers of one visitor. */
export interface StoredAnswers {
  cookie: string;
  answers: Record<string, string>;
}

export interface MixedLoad {
  /** acknowledged posts: numbers of leads, addresses of subscribers, answers by visitor */
  leads: Set<number>;
  subscribers: Set<string>;
  visitors: StoredAnswers[];
  /** number of posts by status; 0 without a response */
  statuses: Map<number, number>;
  /** Stops the load and waits for pending posts. */
  stop(): Promise<void>;
}

const RESPONSE_TIMEOUT_MS = 30_000;
const MAX_IN_FLIGHT = 60;
/** Answers per visitor, one post each, before the next visitor starts. */
const ANSWERS_PER_VISITOR = 5;

/**
 * Posts leads, subscriptions and assessment answers in turns until stopped, whether or not the site is up.
 * @param everyMs between two rounds; a round is one post of each kind
 */
export function startMixedLoad(url: string, everyMs: number): MixedLoad {
  const leads = new Set<number>();
  const subscribers = new Set<string>();
  const visitors: StoredAnswers[] = [];
  const statuses = new Map<number, number>();
  const inFlight = new Set<Promise<void>>();
  let round = 0;

  const post = (request: Promise<Response>, onStored: (response: Response) => void) => {
    const answered = request.then(
      async (response) => {
        await response.body?.cancel();
        if (response.ok) onStored(response);
        return response.status;
      },
      () => 0,
    );
    const counted = answered.then((status) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    });
    inFlight.add(counted);
    return counted.finally(() => inFlight.delete(counted));
  };

  const timer = setInterval(() => {
    if (inFlight.size >= MAX_IN_FLIGHT) return;
    const number = (round += 1);
    const address = newAddress();
    const signal = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
    void post(postLead(url, number, { signal }), () => leads.add(number));
    void post(postSubscription(url, address, {}), () => subscribers.add(address));
  }, everyMs);

  const stopping = new AbortController();
  const visitorsDone = (async () => {
    while (!stopping.signal.aborted) {
      const visitor: StoredAnswers = { cookie: '', answers: {} };
      visitors.push(visitor);
      for (const { id, options } of CURRENT_QUESTIONNAIRE.questions.slice(0, ANSWERS_PER_VISITOR)) {
        const answers = { ...visitor.answers, [id]: options[round % options.length]!.id };
        await post(postAnswers(url, visitor.cookie, answers), (response) => {
          visitor.answers = answers;
          const [cookie = ''] = response.headers.getSetCookie();
          visitor.cookie = cookie.split(';')[0]!;
        });
        await new Promise((resolve) => setTimeout(resolve, everyMs));
      }
    }
  })();

  return {
    leads,
    subscribers,
    visitors,
    statuses,
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await visitorsDone;
      await Promise.all(inFlight);
    },
  };
}

function postAnswers(url: string, cookie: string, answers: Record<string, string>) {
  return fetch(`${url}/api/ai-quotient/answers`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(cookie && { Cookie: cookie }) },
    body: JSON.stringify({
      edition: CURRENT_QUESTIONNAIRE.edition,
      companySize: '51-200',
      answers,
    }),
    signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
  });
}

/** "12 x 200, 3 x 503" */
export const formatStatuses = ({ statuses }: Pick<MixedLoad, 'statuses'>): string =>
  [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${count} x ${status || 'no response'}`)
    .join(', ');
