import { useCallback, useEffect, useState } from 'react';
import { requestJson } from '#src/admin/documents/post-json.ts';
import { choicesApi, type SectionChoices } from './section-api.ts';

export interface LoadedChoices {
  /** undefined until they were read */
  choices: SectionChoices | undefined;
  hasFailed: boolean;
  tryAgain(): void;
}

/** Reads shared sections, for tests to replace. */
export type LoadSections = (url: string) => Promise<SectionChoices | undefined>;

const fetchSections: LoadSections = async (url) => {
  const reply = await requestJson<SectionChoices>(url);
  return reply.type === 'reply' && reply.status === 200 ? reply.body : undefined;
};

/**
 * Reads the shared sections that a page can show, and again when the editor returns to the tab: they may have made or renamed
 * one in another.
 * @param withId one that is to be among them, also if it is in the trash
 */
export function useSectionChoices(
  withId: string | undefined,
  load: LoadSections = fetchSections,
): LoadedChoices {
  const [choices, setChoices] = useState<SectionChoices>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const tryAgain = useCallback(() => setAttempt((count) => count + 1), []);
  useEffect(() => {
    let isCurrent = true;
    void load(choicesApi({ ...(withId && { withId }) })).then((loaded) => {
      if (!isCurrent) return;
      setFailed(loaded === undefined);
      if (loaded) setChoices(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [withId, attempt, load]);
  useEffect(() => {
    addEventListener('focus', tryAgain);
    return () => removeEventListener('focus', tryAgain);
  }, [tryAgain]);
  return { choices, hasFailed, tryAgain };
}
