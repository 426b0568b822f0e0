import { SECTIONS_PATH } from '#src/admin/parts/page-editor-address.ts';
import type { DocumentState } from '#src/domains/documents/life/life.ts';

/** A shared section that a page can show. */
export interface SectionChoice {
  id: string;
  title: string;
  /** `FAQ, CTA banner`; empty for none */
  contains: string;
  state: DocumentState;
  /** visitors see it; until then, pages leave it out */
  isPublic: boolean;
  /** number of pages, drafts included */
  usedOn: number;
}

export interface SectionChoices {
  /** by name, without those in the trash, except the ones that were asked for */
  sections: readonly SectionChoice[];
  /** more than the sent ones match the search */
  hasMore: boolean;
}

interface ChoicesQuery {
  search?: string;
  /** ids of shared sections that are to be among them, if they still exist */
  withIds?: readonly string[];
}

/** Where the list of shared sections is read for a choice. */
export function choicesApi({ search, withIds = [] }: ChoicesQuery = {}): string {
  const query = new URLSearchParams(search && { search });
  for (const id of withIds) query.append('with', id);
  return `${SECTIONS_PATH}/choices${query.size > 0 ? `?${query}` : ''}`;
}

export const MAKE_SECTION_API = `${SECTIONS_PATH}/make`;
