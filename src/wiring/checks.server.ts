import { DATED_CLAIMS, CLAIM_SOURCES } from '#content/pages/dated-claims.ts';
import { SHORT_NAME } from '#content/short-name.ts';
import { readBlock } from '#src/blocks/read-block.ts';
import { type Checks, createChecks } from '#src/domains/checks/checks.server.ts';
import type { FactSources } from '#src/domains/checks/gather-facts.server.ts';
import type { SectionSources } from '#src/domains/checks/gather-sections.server.ts';
import type { Documents } from '#src/domains/documents/documents.server.ts';
import { MENU_PATHS } from './fixed-sources.ts';

const SUFFIX = ` | ${SHORT_NAME}`;

interface ChecksDeps
  extends Omit<FactSources, 'readBlock' | 'menuPaths' | 'claimsOf'>, SectionSources {
  find: Documents['find'];
}

/** Wires pre-publish checks to blocks, menus and dated claims. */
export const wireChecks = (deps: ChecksDeps): Checks =>
  createChecks({
    ...deps,
    readBlock,
    postTitle: (title) => (title.endsWith(SUFFIX) ? title : `${title}${SUFFIX}`),
    menuPaths: MENU_PATHS,
    claimsOf: (path) =>
      DATED_CLAIMS.filter((claim) => claim.path === path).map(({ source, ...claim }) => ({
        ...claim,
        source: CLAIM_SOURCES[source].label,
      })),
  });
