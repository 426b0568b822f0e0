import { useEffect, useMemo, useRef, useState } from 'react';
import type { ResultView } from '#src/domains/assessment/assessments.server.ts';
import {
  placeAfterAnswer,
  placeAfterCompany,
  placeBefore,
  type Place,
  parsePlace,
  nearestReachable,
  resumePlace,
  START,
} from '#src/domains/assessment/flow.ts';
import { trackAs, trackEvent } from '#src/domains/analytics/tracker.ts';
import type { QuestionnaireView } from '#src/domains/assessment/questionnaire.ts';
import type { Answers } from '#src/domains/assessment/score.ts';
import { afterPaint } from './after-paint.ts';
import type { AssessmentView, PostedAssessment } from './assessment-view.ts';
import type { Contact, Progress } from './device.ts';
import {
  createSync,
  fetchEdition,
  fetchRun,
  postAnswers,
  type ServerRunResult,
} from './server-run.ts';
import { parsePlaceHash, usePlace } from './use-place.ts';
import { useProgress } from './use-progress.ts';

const isEmpty = (answers: Answers) => Object.keys(answers).length === 0;

/** State of a run in the browser. Every answer is saved in local storage at once, then sent to the server. */
export function useAssessment(
  given: AssessmentView,
  initial: PostedAssessment | undefined,
  own: QuestionnaireView | undefined,
) {
  const { api } = given;
  const { edition } = given.questionnaire;
  const run = useProgress(given.questionnaire, own, initial);
  const { progress, latest, questionnaire, update, runProgressOf } = run;
  const { questions } = questionnaire;
  const [details, setDetails] = useState<ResultView | undefined>(initial?.details);
  const [isUnsaved, setUnsaved] = useState(false);
  const [isHydrated, setHydrated] = useState(false);
  const [hasResumed, setResumed] = useState(false);
  /** number of restarts, now and when the pending request was sent */
  const restarts = useRef(0);
  const restartsWhenSent = useRef(0);

  const reachableNow = (asked: Place) => nearestReachable(asked, runProgressOf(latest.current));
  const { place, moves, go } = usePlace(initial ? parsePlace(initial.place) : START, reachableNow);

  function onServerRun(answer: ServerRunResult) {
    // The response is about the run before a restart.
    if (restartsWhenSent.current !== restarts.current) return;
    setUnsaved(answer.state !== 'saved');
    if (answer.state !== 'saved') return;
    setDetails(answer.result);
    update({ isFresh: false });
  }
  const sync = useMemo(
    () =>
      createSync({
        post: async () => {
          restartsWhenSent.current = restarts.current;
          return api ? postAnswers(api, latest.current) : { state: 'failed' };
        },
        done: onServerRun,
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- the callbacks read the latest state from refs
    [api],
  );

  function adopt(found: Progress) {
    run.replace(found);
    const asked = parsePlaceHash(location.hash);
    const known = runProgressOf(found);
    const next = nearestReachable(asked ?? resumePlace(known), known);
    if (isEmpty(found.answers) && !asked) return;
    setResumed(!isEmpty(found.answers));
    if (!isEmpty(found.answers)) run.forgetWaiting();
    go(next, { replace: true, isQuiet: true });
    if (!isEmpty(found.answers)) sync();
  }

  useEffect(() => {
    setHydrated(true);
    const stored = run.load();
    if (initial) {
      // The server has the answers; company and contact may be stored only in this browser.
      update({
        company: latest.current.company || (stored?.company ?? ''),
        contact: stored?.contact,
      });
      return;
    }
    run.loadWaiting();
    if (stored && !isEmpty(stored.answers)) return adopt(stored);
    if (stored || parsePlaceHash(location.hash)) adopt(stored ?? latest.current);
    if (!api) return;
    // The storage may have been cleared while the cookie still exists.
    void fetchRun(api).then(async (answer) => {
      if (answer.state !== 'saved') return;
      const { isComplete: _, ...found } = answer.run;
      if (found.edition !== edition) {
        const words = await fetchEdition(api, found.edition).catch(() => undefined);
        if (!words) return;
        run.know(words);
      }
      if (!isEmpty(latest.current.answers) || latest.current.isFresh) return;
      adopt({ ...latest.current, ...found });
    });
    // oxlint-disable-next-line react/exhaustive-deps -- once, after hydration
  }, []);

  useEffect(() => {
    if (!isUnsaved) return;
    addEventListener('online', sync);
    return () => removeEventListener('online', sync);
  }, [isUnsaved, sync]);

  return {
    /** with the questionnaire of the run, which may be an earlier one */
    view: { ...given, questionnaire },
    place,
    moves,
    progress,
    details,
    /** chosen when the first question comes up */
    waiting: run.waiting,
    isUnsaved,
    isHydrated,
    hasResumed,
    sync,

    start(company: { company: string; companySize: string }) {
      const wasKnown = latest.current.company !== '';
      const next = update(company);
      const { firstName = '', lastName = '', email = '' } = next.contact ?? {};
      const to = placeAfterCompany(runProgressOf(next), wasKnown);
      // A visitor who continues to the report has started before.
      if (to.step !== 'submit')
        trackAs(
          { email, firstname: firstName, lastname: lastName, company: next.company },
          'ai_quotient_assessment_started',
        );
      go(to);
    },

    answer(index: number, option: string) {
      const question = questions[index]!;
      // Keep answers that another tab has stored in the meantime.
      const other = run.load();
      const answers = {
        ...(other?.edition === latest.current.edition && other.answers),
        ...latest.current.answers,
        [question.id]: option,
      };
      const next = update({ answers, isReported: false });
      afterPaint(sync);
      run.forgetWaiting();
      setResumed(false);
      go(placeAfterAnswer(index, runProgressOf(next)));
    },

    back: () => go(placeBefore(place, questions)),

    requestReport(percentage: number) {
      trackEvent('ai_quotient_assessment_completed', percentage);
      go(reachableNow(parsePlace('submit')));
    },

    reported: (contact: Contact) => update({ contact, isReported: true }),

    thank: () => go(parsePlace('thank-you'), { replace: true }),

    /** Starts a new run, of the edition in use; company and contact stay filled in. */
    startOver() {
      restarts.current += 1;
      update({ edition, answers: {}, isReported: false, isFresh: true });
      setDetails(undefined);
      setResumed(false);
      go(START);
    },

    /** Records in our own statistics that the visitor went on to book a call. */
    booked() {
      if (api) navigator.sendBeacon(`${api}/booked`);
    },
  };
}

export type Assessment = ReturnType<typeof useAssessment>;
