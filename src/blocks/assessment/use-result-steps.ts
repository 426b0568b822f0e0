import { type ComponentType, useEffect, useState } from 'react';
import type { Place } from '#src/domains/assessment/flow.ts';
import type { ResultStepsProps } from './result-steps.tsx';

export type ResultStepsView = ComponentType<ResultStepsProps>;

export const loadResultSteps = async (): Promise<ResultStepsView> =>
  (await import('./result-steps.tsx')).ResultSteps;

/** Whether a place is shown by `ResultSteps`. */
export const isResultPlace = ({ step }: Place) =>
  step === 'results' || step === 'submit' || step === 'thank-you';

/**
 * The steps after the last question, which are half of the code: loaded while the visitor answers, so that they need no connection
 * by then. Tried again with each step, and when the connection returns.
 * @param given them, where they are loaded before
 */
export function useResultSteps(
  place: Place,
  given: ResultStepsView | undefined,
): ResultStepsView | undefined {
  const [steps, setSteps] = useState(() => given);
  const isNeeded = !steps && place.step !== 'user-info';
  useEffect(() => {
    if (!isNeeded) return;
    const get = () => {
      loadResultSteps().then(
        (found) => setSteps(() => found),
        () => undefined,
      );
    };
    get();
    addEventListener('online', get);
    return () => removeEventListener('online', get);
  }, [isNeeded, place]);
  return steps;
}
