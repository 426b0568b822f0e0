import { createAdapters } from '#src/domains/content/document-adapters.server.ts';
import { readBlockLabels } from '#src/blocks/block-labels.ts';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { POST_TEMPLATES } from '#content/post-templates/index.ts';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import { contentOfPage } from '#src/domains/content/pages/page-content.ts';
import { createPostTemplates } from '#src/domains/content/templates/post-templates.server.ts';
import { referencesIn, referencesOf } from '#src/domains/content/references.ts';
import { createDocuments } from '#src/domains/documents/create-documents.server.ts';
import { createDocumentLists } from '#src/domains/documents/lists/document-lists.server.ts';
import { createSavedFilters } from '#src/domains/documents/lists/saved-filters.server.ts';
import { changeTags } from '#src/domains/documents/tags/change-tags.job.ts';
import { createTags } from '#src/domains/documents/tags/tags.server.ts';
import { rebuildReferences } from '#src/domains/documents/references/rebuild-references.job.ts';
import { createDocumentLookups } from '#src/domains/documents/lists/lookups.server.ts';
import { createPresence, PRESENCE_MS } from '#src/domains/documents/save/presence.server.ts';
import { createPreviewLinks } from '#src/domains/documents/preview-links.server.ts';
import { createReferences } from '#src/domains/documents/references/references.server.ts';
import { tidyDocuments } from '#src/domains/documents/history/tidy-documents.job.ts';
import { FRAME_NAME, referencesOfFrame } from '#src/domains/content/frame/frame-adapter.server.ts';
import { afterImports } from '#src/domains/imports/work-on-import.server.ts';
import { followSlugChange } from '#src/domains/redirects/slug-changed.server.ts';
import { followOverrideMove } from '#src/domains/seo/overrides/overrides.server.ts';
import { createRelatedDocuments } from '#src/domains/search/related-documents.server.ts';
import type { SiteSettingsStore } from '#src/domains/seo/site-settings/site-settings.server.ts';
import { handles } from '#src/platform/jobs/job.ts';
import { countFindings, wireChecks } from './checks.server.ts';
import { BUILT_IN_FRAME } from '#content/frame.ts';
import { storyPath } from '#src/domains/site-map/paths.ts';
import { readSitePaths } from './content-paths.server.ts';
import { FIXED_SOURCES } from './fixed-sources.ts';
import { listNamedMedia } from './named-media.server.ts';
import type { Parts } from './parts.ts';

interface DocumentsDeps extends Pick<
  Parts,
  | 'pages'
  | 'posts'
  | 'stories'
  | 'sections'
  | 'redirects'
  | 'media'
  | 'overrides'
  | 'config'
  | 'frame'
  | 'db'
  | 'queue'
  | 'searchEngineUpdates'
  | 'clock'
  | 'log'
> {
  siteSettings: Pick<SiteSettingsStore, 'read'>;
}

/** The pace of settling. Schedules are on time without it, since readers settle first; it makes search and notices prompt. */
const SETTLE_MS = 2_000;
/** How long lists may show outdated findings of documents that nobody looks at. */
const FINDINGS_MS = 15_000;

/** Wires what editors write to its kinds, redirects and search engines. */
export function wireDocuments({
  config,
  db,
  queue,
  searchEngineUpdates,
  siteSettings,
  clock,
  log,
  ...deps
}: DocumentsDeps) {
  const adapters = createAdapters({
    pages: DEFAULT_PAGES,
    stories: SUCCESS_STORIES,
    templates: POST_TEMPLATES,
    frame: BUILT_IN_FRAME,
    origin: config.SITE_URL,
  });
  const documents = createDocuments({
    db,
    clock,
    log,
    searchEngineUpdates,
    async followMove(tx, move, now) {
      await followSlugChange(tx, move, now);
      await followOverrideMove(tx, move);
    },
    findBlockers: (document) => checks.findBlockers(document),
    labels: readBlockLabels(),
    adapters,
  });
  const previewLinks = createPreviewLinks({ db, clock, documents });
  const presence = createPresence({ db, clock });
  const references = createReferences({
    db,
    clock,
    adapters,
    builtIns: [
      ...DEFAULT_PAGES.map((page) => ({
        kind: 'page' as const,
        path: page.path,
        title: page.title,
        references: referencesOf(contentOfPage(page)),
      })),
      ...SUCCESS_STORIES.map((story) => ({
        kind: 'story' as const,
        path: storyPath(story.slug),
        title: story.title,
        references: referencesIn(story),
      })),
      {
        kind: 'frame' as const,
        path: FRAME_NAME,
        title: BUILT_IN_FRAME.title,
        references: referencesOfFrame(BUILT_IN_FRAME),
      },
    ],
    fixed: FIXED_SOURCES,
    listOthers: () => listNamedMedia(deps),
  });
  const related = createRelatedDocuments({ db });
  const postTemplates = createPostTemplates({
    documents,
    references,
    clock,
    readBrand: async () => (await siteSettings.read()).titleBrand,
  });
  const documentLookups = createDocumentLookups({ db, clock });
  const checks = wireChecks({
    origin: URL.parse(config.SITE_URL ?? '')?.origin ?? 'https://site.invalid',
    clock,
    ...deps,
    paths: () => readSitePaths(deps),
    siteSettings,
    frame: deps.frame,
    lookups: documentLookups,
    references,
    related,
    postTemplates,
  });
  const documentLists = createDocumentLists({
    db,
    clock,
    log,
    adapters,
    documents,
    countFindings: (document) => countFindings(checks, document),
  });
  const tags = createTags({
    db,
    clock,
    documents,
    enqueue: async (tx, changeId) => void (await queue.send(changeTags, { changeId }, { tx })),
  });
  const savedFilters = createSavedFilters({ db, clock });
  return {
    services: {
      documents,
      documentLists,
      documentLookups,
      tags,
      savedFilters,
      presence,
      previewLinks,
      references,
      checks,
      related,
      postTemplates,
    },
    jobs: [
      handles(tidyDocuments, async () => {
        const tidied = { ...(await documents.tidy()), previewLinks: await previewLinks.tidy() };
        log.info(tidied, 'documents were tidied');
      }),
      handles(changeTags, async ({ changeId }) => void (await tags.run(changeId))),
      handles(rebuildReferences, async () =>
        log.info(await references.rebuild(), 'references were computed again'),
      ),
    ],
    schedules: [
      {
        everyMs: SETTLE_MS,
        run: () => documents.settle(),
        failure: 'scheduled changes could not be made',
      },
      {
        everyMs: PRESENCE_MS,
        run: () => presence.sweep(),
        failure: 'closed tabs could not be removed',
      },
      {
        everyMs: FINDINGS_MS,
        run: afterImports({ db, clock }, () => documentLists.refreshFindings()),
        failure: 'documents could not be checked',
      },
      { run: () => references.rebuildIfMissing(), failure: 'references could not be computed' },
    ],
  };
}
