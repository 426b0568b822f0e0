import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { requestJson } from '#src/admin/documents/post-json.ts';
import { sectionIdOf, sectionIdsIn } from '#src/domains/content/sections/shared-section.ts';
import type { DocumentBlock } from '#src/domains/documents/document.ts';
import { choicesApi, type SectionChoice, type SectionChoices } from './section-api.ts';

interface LoadedChoices {
  /** undefined until they were read */
  choices: SectionChoices | undefined;
  /** their names by id */
  titles: ReadonlyMap<string, string>;
  hasFailed: boolean;
  tryAgain(): void;
}

/** The shared sections that a page can show, for all parts of its editor. */
export const SectionChoicesContext = createContext<LoadedChoices>({
  choices: undefined,
  titles: new Map(),
  hasFailed: false,
  tryAgain: () => undefined,
});

export const useSectionChoices = (): LoadedChoices => useContext(SectionChoicesContext);

/** The shared section that stands at a place; undefined for other blocks, until it is read, and if it was deleted. */
export function useSectionAt(block: DocumentBlock): SectionChoice | undefined {
  const { choices } = useSectionChoices();
  const id = sectionIdOf(block);
  return id === undefined ? undefined : choices?.sections.find((each) => each.id === id);
}

/** Reads shared sections, for tests to replace. */
type LoadSections = (url: string) => Promise<SectionChoices | undefined>;

const fetchSections: LoadSections = async (url) => {
  const reply = await requestJson<SectionChoices>(url);
  return reply.type === 'reply' && reply.status === 200 ? reply.body : undefined;
};

/**
 * Reads the shared sections once for the whole editor of a page, which provides them: again when the page shows another one, and
 * when the editor returns to the tab, since they may have made or renamed one in another.
 * @param blocks of the page
 */
export function useLoadedSections(
  blocks: readonly DocumentBlock[],
  load: LoadSections = fetchSections,
): LoadedChoices {
  const [choices, setChoices] = useState<SectionChoices>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const tryAgain = useCallback(() => setAttempt((count) => count + 1), []);
  const url = choicesApi({ withIds: sectionIdsIn(blocks).toSorted() });
  useEffect(() => {
    let isCurrent = true;
    void load(url).then((loaded) => {
      if (!isCurrent) return;
      setFailed(loaded === undefined);
      if (loaded) setChoices(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [url, attempt, load]);
  useEffect(() => {
    const read = () => {
      if (document.visibilityState === 'visible') tryAgain();
    };
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [tryAgain]);
  return useMemo(
    () => ({
      choices,
      titles: new Map(choices?.sections.map(({ id, title }) => [id, title])),
      hasFailed,
      tryAgain,
    }),
    [choices, hasFailed, tryAgain],
  );
}
