import { createContext, useContext, useMemo } from 'react';
import { useServerQuery } from '#src/admin/documents/use-server-query.ts';
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

/**
 * Reads the shared sections once for the whole editor of a page, which provides them: again when the page shows another one, and
 * when the editor returns to the tab, since they may have made or renamed one in another.
 * @param blocks of the page
 */
export function useLoadedSections(blocks: readonly DocumentBlock[]): LoadedChoices {
  const url = choicesApi({ withIds: sectionIdsIn(blocks).toSorted() });
  const { last, failed, tryAgain } = useServerQuery<SectionChoices>(url, { isShared: true });
  return useMemo(
    () => ({
      choices: last,
      titles: new Map(last?.sections.map(({ id, title }) => [id, title])),
      hasFailed: failed !== undefined,
      tryAgain,
    }),
    [last, failed, tryAgain],
  );
}
