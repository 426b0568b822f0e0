import { PAGE_TEMPLATES } from '#content/page-templates/index.ts';
import { DATED_CLAIMS, CLAIM_SOURCES } from '#content/pages/dated-claims.ts';
import { pageTitle } from '#content/page-title.ts';
import { SECTION_STARTS } from '#content/section-starts/index.ts';
import { readBlockLabels } from '#src/blocks/block-labels.ts';
import { bracketedInValue } from '#src/domains/checks/bracketed.ts';
import {
  type CheckableDocument,
  type Checks,
  createChecks,
  type ChecksDeps as CheckSources,
} from '#src/domains/checks/checks.server.ts';
import type { SiteSettingsStore } from '#src/domains/seo/site-settings/site-settings.server.ts';
import { navigationPaths } from '#src/domains/site-map/navigation.ts';
import { navigationOf } from '#src/domains/content/frame/site-frame.ts';
import type { FrameReader } from '#src/domains/content/frame/frame-reader.server.ts';

interface ChecksDeps extends Omit<
  CheckSources,
  'loadReader' | 'readTitle' | 'menuPaths' | 'claimsOf' | 'guidance' | 'labels'
> {
  siteSettings: Pick<SiteSettingsStore, 'read'>;
  frame: FrameReader;
}

const GUIDANCE = new Set(bracketedInValue([PAGE_TEMPLATES, SECTION_STARTS]));

/** Wires pre-publish checks to blocks, menus and dated claims. */
export const wireChecks = ({ siteSettings, frame, ...deps }: ChecksDeps): Checks =>
  createChecks({
    ...deps,
    // Only a bundle of Vite can load views: threads and commands that check nothing do without.
    loadReader: async () => (await import('#src/blocks/read-block.server.tsx')).readBlock,
    readTitle: () => readTitle(siteSettings),
    menuPaths: async () => navigationPaths(navigationOf(await frame.read())),
    claimsOf: (path) =>
      DATED_CLAIMS.filter((claim) => claim.path === path).map(({ source, ...claim }) => ({
        ...claim,
        source: CLAIM_SOURCES[source].label,
      })),
    guidance: GUIDANCE,
    labels: readBlockLabels(),
  });

/** Returns what adds the brand of the site-wide settings to the title of a post, story or list. */
export async function readTitle(
  siteSettings: Pick<SiteSettingsStore, 'read'>,
): Promise<(title: string) => string> {
  const { titleBrand } = await siteSettings.read();
  return (title) => pageTitle(title, titleBrand);
}

/** How much the checks find in a document. */
export async function countFindings(
  checks: Checks,
  document: CheckableDocument,
): Promise<{ blocking: number; warnings: number }> {
  const findings = await checks.check(document);
  const blocking = findings.filter(({ severity }) => severity === 'error').length;
  return { blocking, warnings: findings.length - blocking };
}
