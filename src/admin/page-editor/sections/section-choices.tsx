import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { requestJson } from '#src/admin/documents/post-json.ts';
import { sectionIdOf, sectionIdsIn } from '#src/domains/content/shared-section.ts';
import type { DocumentBlock } from '#src/domains/documents/document.ts';
import { choicesApi, type SectionChoice, type SectionChoices } from './section-api.ts';

interface LoadedChoices {
  /** undefined until they were read */
  choices: SectionChoices | undefined;
  hasFailed: boolean;
  tryAgain(): void;
}

const Choices = createContext<LoadedChoices>({
  choices: undefined,
  hasFailed: false,
  tryAgain: () => undefined,
});

/** The shared sections that a page can show. */
export const useSectionChoices = (): LoadedChoices => useContext(Choices);

/** The shared section that stands at a place; undefined for other blocks, until it is read, and if it was deleted. */
export function useSectionAt(block: DocumentBlock): SectionChoice | undefined {
  const { choices } = useSectionChoices();
  const id = sectionIdOf(block);
  return id === undefined ? undefined : choices?.sections.find((each) => each.id === id);
}

/** Reads shared sections, for tests to replace. */
export type LoadSections = (url: string) => Promise<SectionChoices | undefined>;

const fetchSections: LoadSections = async (url) => {
  const reply = await requestJson<SectionChoices>(url);
  return reply.type === 'reply' && reply.status === 200 ? reply.body : undefined;
};

interface SectionChoicesProviderProps {
  /** of the page */
  blocks: readonly DocumentBlock[];
  children: ReactNode;
  load?: LoadSections;
}

/**
 * Reads the shared sections once for the whole editor of a page: again when the page shows another one, and when the editor
 * returns to the tab, since they may have made or renamed one in another.
 */
export function SectionChoicesProvider({
  blocks,
  children,
  load = fetchSections,
}: SectionChoicesProviderProps) {
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
  return <Choices value={{ choices, hasFailed, tryAgain }}>{children}</Choices>;
}
