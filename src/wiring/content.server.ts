import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import { createPageReader } from '#src/domains/content/page-reader.server.ts';
import { createPostReader } from '#src/domains/content/post-reader.server.ts';
import { createSectionReader } from '#src/domains/content/section-reader.server.ts';
import { createStoryReader } from '#src/domains/content/story-reader.server.ts';
import { showCompany } from '#src/domains/seo/site-settings/company.ts';
import type { Parts } from './parts.ts';

interface ContentDeps extends Pick<Parts, 'config' | 'db' | 'log' | 'overrides' | 'siteSettings'> {
  /** makes what is due public */
  settle(): Promise<void>;
  /** a reader whose content has the sizes and kinds of the current files */
  show<Reader extends object>(reader: Reader): Reader;
}

/** Wires the readers of what is public. */
export function wireContent(deps: ContentDeps) {
  const { db, log, settle, show, overrides, siteSettings } = deps;
  const { SITE_URL } = deps.config;
  const sections = createSectionReader(db, log);
  const stored = createPageReader(db, DEFAULT_PAGES, log, settle, sections, overrides, SITE_URL);
  /** Pages that name the company by some settings, such as those read once for a request. */
  const withPages = (settings: typeof siteSettings) => ({
    siteSettings: settings,
    pages: show(showCompany(stored, settings)),
  });
  const { pages } = withPages(siteSettings);
  const posts = show(createPostReader(db, pages, settle, overrides, SITE_URL));
  const stories = show(createStoryReader(db, SUCCESS_STORIES, log, settle, overrides));
  return { sections, withPages, content: { pages, posts, stories } };
}
