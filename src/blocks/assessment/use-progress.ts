import { useEffect, useRef, useState } from 'react';
import type { RunProgress } from '#src/domains/assessment/flow.ts';
import type { QuestionnaireView } from '#src/domains/assessment/questionnaire.ts';
import type { PostedAssessment } from './assessment-view.ts';
import { DEVICE_KEY, loadProgress, type Progress, saveProgress } from './device.ts';
import { loadWaiting, saveWaiting } from './waiting.ts';

/**
 * The run of this browser, and what is stored of it.
 * @param current the edition in use
 * @param own that of an earlier run
 */
export function useProgress(
  current: QuestionnaireView,
  own: QuestionnaireView | undefined,
  initial: PostedAssessment | undefined,
) {
  const { edition } = current;
  const editions = useRef([current, ...(own ? [own] : [])]);
  const [progress, setProgress] = useState<Progress>(
    initial?.progress ?? { edition, company: '', companySize: '', answers: {} },
  );
  const [waiting, setWaiting] = useState(initial?.waiting);
  const latest = useRef(progress);
  const questionnaireOf = (run: Progress) =>
    editions.current.find((each) => each.edition === run.edition) ?? current;

  function replace(found: Progress) {
    latest.current = found;
    setProgress(found);
  }

  useEffect(() => {
    // Answers given in another tab of the same browser.
    const onStorage = ({ key }: StorageEvent) => {
      const stored = key === DEVICE_KEY ? loadProgress(editions.current) : undefined;
      if (stored) replace(stored);
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
    // oxlint-disable-next-line react/exhaustive-deps -- the callback reads the latest state from refs
  }, []);

  return {
    progress,
    /** the progress, before it is rendered */
    latest,
    /** id of the option that is chosen when the first question comes up */
    waiting,
    /** of the run */
    questionnaire: questionnaireOf(progress),
    /** Adds the edition of a run. */
    know: (found: QuestionnaireView) => editions.current.push(found),
    load: () => loadProgress(editions.current),
    loadWaiting: () => setWaiting(loadWaiting()),
    /** The answer to the first question replaces what waits for it. */
    forgetWaiting() {
      saveWaiting('');
      setWaiting(undefined);
    },
    replace,

    update(change: Partial<Progress>): Progress {
      const next = { ...latest.current, ...change };
      replace(next);
      saveProgress(next);
      return next;
    },

    runProgressOf: (run: Progress): RunProgress => ({
      questions: questionnaireOf(run).questions,
      answers: run.answers,
      hasCompany: run.company !== '' && run.companySize !== '',
      isReported: run.isReported ?? false,
    }),
  };
}
