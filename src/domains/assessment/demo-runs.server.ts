import { type Demo, demoMoment, type DemoPerson, demoPerson } from '#src/platform/demo/demo.ts';
import type { Random } from '#src/platform/demo/random.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { COMPANY_SIZES, type Questionnaire } from './questionnaire.ts';
import { resultFields } from './request-report.server.ts';
import { withAnswers, newRun, type Run } from './run.ts';
import { saveRun } from './run-repository.server.ts';
import type { Answers } from './score.ts';

const RUNS = 60;
/** Offset into the demo people, so that these email addresses differ from those of other demo leads. */
const FIRST_INDEX = 2_000;
const MINUTE_MS = 60_000;

interface RunDeps {
  questionnaire: Questionnaire;
  /** stores the lead that requested a run's report; returns its id */
  addLead(lead: {
    email: string;
    fields: Readonly<Record<string, string>>;
    at: Date;
  }): Promise<string>;
}

/** Adds demo runs in all states: abandoned, complete, reported and booked. Returns their number. */
export async function addDemoRuns(
  tx: Db,
  demo: Demo,
  { questionnaire, addLead }: RunDeps,
): Promise<number> {
  const { random } = demo;
  for (let index = 0; index < RUNS; index += 1) {
    const run = buildRun(demo, questionnaire);
    if (!run.completedAt || random.chance(0.4)) {
      await saveRun(tx, run);
      continue;
    }
    const person = demoPerson(demo, FIRST_INDEX + index);
    const at = new Date(run.completedAt.getTime() + MINUTE_MS);
    const fields = { ...typedFields(person, run), ...resultFields(run, questionnaire) };
    const leadId = await addLead({ email: person.email, fields, at });
    const bookedAt = random.chance(0.3) ? at : null;
    await saveRun(tx, { ...run, leadId, reportedAt: at, bookedAt });
  }
  return RUNS;
}

/** Builds a run with the functions that build a visitor's run. Two of three are complete. */
function buildRun(demo: Demo, questionnaire: Questionnaire): Run {
  const { random } = demo;
  const { edition, questions } = questionnaire;
  const at = demoMoment(demo);
  const companySize = random.pick(COMPANY_SIZES);
  const count = random.chance(0.67) ? questions.length : random.int(1, questions.length - 1);
  const answers = answersTo(questions.slice(0, count), random);
  const given = { edition, companySize, answers };
  const later = new Date(at.getTime() + random.int(5, 15) * MINUTE_MS);
  return withAnswers(newRun(random.uuid(), given, undefined, at), given, questionnaire, later);
}

/** Picks answers within one point of a random level, so that a company's answers are plausible together. */
function answersTo(questions: Questionnaire['questions'], random: Random): Answers {
  const level = random.int(1, 4);
  return Object.fromEntries(
    questions.map(({ id, options }) => {
      const near = options.filter(({ value }) => Math.abs(value - level) <= 1);
      return [id, random.pick(near).id];
    }),
  );
}

const typedFields = (person: DemoPerson, { companySize }: Run): Record<string, string> => ({
  ...person,
  companySize,
});
