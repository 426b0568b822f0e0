import { benchActivity } from './activity.ts';
import { benchAdmin } from './admin.ts';
import { benchAnalytics } from './analytics.ts';
import { benchAssessment } from './assessment.ts';
import { benchCachedDocuments } from './cached-documents.ts';
import { benchCrawl } from './crawl.ts';
import { benchDocuments } from './documents.ts';
import type { benchChecks } from './checks.ts';
import { benchEditor } from './editor.ts';
import { benchFootprint } from './footprint.ts';
import { benchGrowth } from './growth.ts';
import { benchInteractions } from './interactions.ts';
import { benchLeadSubmissions } from './lead-submissions.ts';
import { benchMedia } from './media.ts';
import { benchMediaAttacks } from './media-attacks.ts';
import { benchMediaList } from './media-list.ts';
import { benchMediaScroll } from './media-scroll.ts';
import { benchMixed } from './mixed.ts';
import { benchNodes } from './nodes.ts';
import { benchPageList } from './page-list.ts';
import { benchPages } from './pages.ts';
import { benchPaste } from './paste.ts';
import { benchPeers } from './peers.ts';
import { benchPostEditor } from './post-editor.ts';
import { benchPostList } from './post-list.ts';
import { benchRoutes } from './routes.ts';
import { benchSocialImages } from './social-images.ts';
import { benchSearch } from './search.ts';
import { benchTwoPeople } from './two-people.ts';
import { benchStarts } from './starts.ts';
import { TEMPLATES } from '../scripts/shots/templates.ts';

/** Indexable templates; Lighthouse deducts points for `noindex`. */
const PAGES = TEMPLATES.filter((path) => !/vistage|newsletter|nope|admin/.test(path));
/**
 * `npm run bench [cached|pages [path ...]|leads|assessment|interactions|social|search|analytics|activity|admin|documents|editor|post-editor|two-people|paste|page-list|post-list|routes|media|media-list|media-scroll|media-attacks|nodes [publishing|replacing|seo]|starts|footprint|peers|mixed [minutes]|growth [posts ...]|crawl [times|memory|whole]|checks]`:
 * benchmarks on this machine. Across machines, compare only ratios.
 */
const only = process.argv[2];
if (!only || only === 'pages')
  await benchPages(process.argv.length > 3 ? process.argv.slice(3) : PAGES);
if (!only || only === 'cached') await benchCachedDocuments('/');
if (!only || only === 'leads') await benchLeadSubmissions();
if (!only || only === 'assessment') await benchAssessment();
if (!only || only === 'interactions') await benchInteractions();
if (!only || only === 'social') await benchSocialImages();
if (!only || only === 'search') await benchSearch();
if (!only || only === 'analytics') await benchAnalytics();
if (!only || only === 'activity') await benchActivity();
if (!only || only === 'admin') await benchAdmin();
if (!only || only === 'documents') await benchDocuments();
if (!only || only === 'editor') await benchEditor();
if (!only || only === 'post-editor') await benchPostEditor();
if (!only || only === 'two-people') await benchTwoPeople();
if (!only || only === 'paste') await benchPaste();
if (!only || only === 'page-list') await benchPageList();
if (!only || only === 'post-list') await benchPostList();
if (!only || only === 'routes') await benchRoutes();
if (!only || only === 'media') await benchMedia();
if (!only || only === 'media-list') await benchMediaList();
if (!only || only === 'media-scroll') await benchMediaScroll();
if (!only || only === 'media-attacks') await benchMediaAttacks();
if (!only || only === 'nodes') await benchNodes(process.argv[3]);
if (!only || only === 'starts') await benchStarts();
if (!only || only === 'footprint') await benchFootprint();
if (!only || only === 'growth')
  await benchGrowth(process.argv.length > 3 ? process.argv.slice(3).map(Number) : undefined);
if (only === 'peers') await benchPeers();
if (only === 'mixed') await benchMixed(Number(process.argv[3] ?? 60));
if (!only || only === 'crawl') await benchCrawl();
if (!only || only === 'checks') {
  // Schemas of blocks import views, which plain Node cannot read.
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport<{ benchChecks: typeof benchChecks }>('/bench/checks.ts', {
    configFile: false,
    logLevel: 'error',
  });
  await module.benchChecks();
}
