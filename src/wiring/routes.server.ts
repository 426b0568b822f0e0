import { listingMetadata, storyListMetadata } from '#content/insights-metadata.ts';
import { PAGE_TEMPLATES } from '#content/page-templates/index.ts';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { createOwnMetadata } from '#src/domains/content/own-metadata.server.ts';
import { createBulkEdits } from '#src/domains/seo/bulk/bulk-edits.server.ts';
import { createRouteList } from '#src/domains/seo/routes/route-list.server.ts';
import type { SiteSettingsStore } from '#src/domains/seo/site-settings/site-settings.server.ts';
import { INSIGHTS_PATH, STORIES_PATH } from '#src/domains/site-map/paths.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import { readTitle } from './checks.server.ts';
import { type PathSources, readRoutes } from './content-paths.server.ts';
import type { Parts } from './parts.ts';

export interface RoutesDeps
  extends
    PathSources,
    Pick<Parts, 'db' | 'overrides' | 'documentLookups' | 'postTemplates' | 'clock'> {
  stories: Parts['stories'];
  config: Pick<Config, 'SITE_URL'>;
  siteSettings: Pick<SiteSettingsStore, 'read'>;
}

/** Wires the table of routes to what is public, and what its pages say of themselves. */
export function wireRoutes({
  config,
  db,
  overrides,
  siteSettings,
  documentLookups,
  postTemplates,
  clock,
  ...sources
}: RoutesDeps) {
  const ownMetadata = createOwnMetadata({
    db,
    defaults: DEFAULT_PAGES,
    stories: sources.stories,
    listings: new Map([
      [INSIGHTS_PATH, listingMetadata()],
      [STORIES_PATH, storyListMetadata()],
    ]),
    readTitle: () => readTitle(siteSettings),
    templates: {
      lookups: documentLookups,
      postTemplates,
      pageTemplates: new Map(
        PAGE_TEMPLATES.map(({ id, title, seo }) => [id, { title, searchTitle: seo.title }]),
      ),
    },
  });
  return {
    routeList: createRouteList({ db, listRoutes: () => readRoutes(sources) }),
    ownMetadata,
    bulkEdits: createBulkEdits({
      db,
      overrides,
      ownMetadata,
      siteUrl: config.SITE_URL,
      listPaths: async () => (await readRoutes(sources)).map(({ path }) => path),
      clock,
    }),
  };
}
