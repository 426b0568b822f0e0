import { createContext, type RouterContextProvider } from 'react-router';
import type { DocumentBlock, DocumentContent } from '#src/domains/documents/document.ts';
import type { ActivityLog } from '#src/platform/activity/activity-log.server.ts';
import type { AnalyticsReader } from '#src/domains/analytics/analytics-reader.server.ts';
import type { LandingCounter } from '#src/domains/analytics/count-landings.server.ts';
import type { RecordMeasurements } from '#src/domains/analytics/record-measurements.server.ts';
import type { AssessmentStats } from '#src/domains/assessment/create-assessment-stats.server.ts';
import type { Assessments } from '#src/domains/assessment/create-assessments.server.ts';
import type { SiteOverview } from '#src/domains/overview/overview.server.ts';
import type { SectionReader } from './domains/content/sections/section-reader.server.ts';
import type { PostTemplates } from './domains/content/templates/post-templates.server.ts';
import type { FrameReader } from '#src/domains/content/frame/frame-reader.server.ts';
import type { PageReader } from './domains/content/pages/page-reader.server.ts';
import type { Checks } from '#src/domains/checks/checks.server.ts';
import type { DocumentLookups } from './domains/documents/lists/lookups.server.ts';
import type { References } from './domains/documents/references/references.server.ts';
import type { Presence } from './domains/documents/save/presence.server.ts';
import type { PreviewLinks } from '#src/domains/documents/preview-links.server.ts';
import type { DocumentLists } from './domains/documents/lists/document-lists.server.ts';
import type { StoryReader } from './domains/content/stories/story-reader.server.ts';
import type { SavedFilters } from './domains/documents/lists/saved-filters.server.ts';
import type { Tags } from '#src/domains/documents/tags/tags.server.ts';
import type { Documents, DocumentView } from '#src/domains/documents/documents.server.ts';
import type { PostReader } from './domains/content/posts/post-reader.server.ts';
import type { GuideDownloads } from '#src/domains/leads/guides/guide-link.server.ts';
import type { SentForms } from '#src/domains/leads/intake/sent-form.server.ts';
import type { CrmFormsPort } from '#src/domains/leads/delivery/crm-forms-port.ts';
import type { CrmHealth } from '#src/domains/leads/delivery/test-leads.server.ts';
import type { TestEmails } from '#src/domains/people/test-emails.server.ts';
import type { readEmailHealth } from '#src/platform/emails/email-queries.server.ts';
import type { Leads } from '#src/domains/leads/leads.server.ts';
import type { AssetLists } from '#src/domains/media/list/asset-lists.server.ts';
import type { AssetFiles } from '#src/domains/media/asset-files.server.ts';
import type { Assets } from '#src/domains/media/create-assets.server.ts';
import type { UploadByUrl, UploadServer } from '#src/domains/media/intake/upload-server.ts';
import type { Uploads } from '#src/domains/media/intake/uploads.server.ts';
import type { MediaLibrary } from '#src/domains/media/media-library.server.ts';
import type { Imports } from '#src/domains/imports/create-imports.server.ts';
import type { SocialImages } from '#src/domains/social-images/social-images.server.ts';
import type { Newsletter } from '#src/domains/newsletter/newsletter.server.ts';
import type { People } from '#src/domains/people/people.server.ts';
import type { RelatedDocuments } from '#src/domains/search/related-documents.server.ts';
import type { Search } from '#src/domains/search/search.server.ts';
import type { NotFoundLog } from '#src/domains/redirects/not-found-log.server.ts';
import type { Redirects } from '#src/domains/redirects/create-redirects.server.ts';
import type { BulkEdits } from '#src/domains/seo/bulk/bulk-edits.server.ts';
import type { OwnMetadataReader } from '#src/domains/seo/routes/own-metadata.ts';
import type { RouteList } from '#src/domains/seo/routes/route-list.server.ts';
import type { Overrides } from '#src/domains/seo/overrides/overrides.server.ts';
import type { Settings } from '#src/domains/settings/settings.server.ts';
import type { SiteSettingsStore } from '#src/domains/seo/site-settings/site-settings.server.ts';
import type { SearchData } from '#src/domains/seo/search-data/search-data.server.ts';
import type { SiteFindings } from '#src/domains/seo/findings/site-findings.server.ts';
import type { SiteCrawl } from '#src/domains/seo/crawl/site-crawl.server.ts';
import type { OutsideLinks } from '#src/domains/seo/outside-links/outside-links.server.ts';
import type { FetchPage } from '#src/domains/seo/crawl/page-fetch-port.ts';
import type { Submissions } from '#src/domains/seo/submissions.server.ts';
import type { SearchEngineUpdates } from '#src/domains/seo/submit-addresses.server.ts';
import type { ErasePerson } from '#src/domains/suppression/erase-person.server.ts';
import type { Auth } from '#src/platform/auth/auth.server.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import type { Hold } from '#src/platform/hold/hold.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import type { RateLimitRefusal } from './platform/http/edge-options.ts';

/** Services that routes may call. Built once by `src/wiring`; loaders and actions read it with `context.get(servicesContext)`. */
export interface Services {
  /** read it when you act: the team may change it meanwhile */
  config: Config;
  settings: Settings;
  log: Logger;
  pages: PageReader;
  sections: SectionReader;
  posts: PostReader;
  stories: StoryReader;
  documents: Documents;
  documentLists: DocumentLists;
  documentLookups: DocumentLookups;
  tags: Tags;
  savedFilters: SavedFilters;
  presence: Presence;
  previewLinks: PreviewLinks;
  references: References;
  checks: Checks;
  postTemplates: PostTemplates;
  media: MediaLibrary;
  assets: Assets;
  /** content with the sizes of the current pictures; the readers have applied it */
  currentSizes: <Content>(content: Content) => Content;
  assetFiles: AssetFiles;
  assetLists: AssetLists;
  uploads: Uploads;
  uploadServer: UploadServer;
  uploadByUrl: UploadByUrl;
  imports: Imports;
  importUploadServer: UploadServer;
  socialImages: SocialImages;
  newsletter: Newsletter;
  people: People;
  leads: Leads;
  crmForms: CrmFormsPort;
  crmHealth: CrmHealth;
  testEmails: TestEmails;
  /** when an email was last sent, and what went wrong last */
  emailHealth: () => ReturnType<typeof readEmailHealth>;
  /** by part, whether it works now */
  readiness: () => Promise<Readonly<Record<string, boolean>>>;
  sentForms: SentForms;
  assessments: Assessments;
  assessmentStats: AssessmentStats;
  recordMeasurements: RecordMeasurements;
  /** counts a request of the site if it is a landing */
  countLanding: LandingCounter['count'];
  analyticsFigures: AnalyticsReader;
  searchData: SearchData;
  guides: GuideDownloads;
  hold: Hold;
  activityLog: ActivityLog;
  erasePerson: ErasePerson;
  redirects: Redirects;
  notFoundLog: NotFoundLog;
  /** what the SEO manager sets for routes; the readers have applied it to pages, posts and stories */
  overrides: Overrides;
  /** header, footer and brand of the whole site */
  frame: FrameReader;
  /** what heads, structured data, feeds and robots.txt say of the whole site */
  siteSettings: SiteSettingsStore;
  routeList: RouteList;
  /** what pages, posts, stories and lists say of themselves, without the SEO manager */
  ownMetadata: OwnMetadataReader;
  bulkEdits: BulkEdits;
  searchEngineUpdates: SearchEngineUpdates;
  submissions: Submissions;
  /** reads an address of the running site, as a crawler */
  fetchPage: FetchPage;
  siteCrawl: SiteCrawl;
  siteFindings: SiteFindings;
  outsideLinks: OutsideLinks;
  search: Search;
  related: RelatedDocuments;
  auth: Auth;
  overview: SiteOverview;
}

export const servicesContext = createContext<Services>();

/** The visitor's IP address, for rate limits. Never log it. */
export const visitorAddressContext = createContext<string>();

/** The error of a loader, an action or the rendering of this request; null if nothing threw. */
export const failureContext = createContext<{ error: unknown } | null>(null);

/** Set when a rate limit refuses the request: its action stores nothing and returns 429. */
export const refusedContext = createContext<RateLimitRefusal | null>(null);

/** The document in the canvas: as stored, or an earlier state of it. */
export type CanvasDocument = Pick<DocumentView, 'kind' | 'content' | 'savedAt' | 'life'>;

/** One block of the canvas. */
export interface CanvasBlock {
  id: string;
  /** its markup, or that of a note which says why it cannot be shown */
  html: string;
}

type Context = Readonly<RouterContextProvider>;

/**
 * Shows documents to their editors as the public site shows them. The site implements it for the admin area: the two never
 * import each other.
 */
export interface CanvasRenderer {
  /**
   * Renders a document as its public page, without scripts, for a frame that only the admin area may show.
   * @param isHeld nothing of it is laid out until the editor shows it (`site/canvas/held.css`)
   */
  document(document: CanvasDocument, context: Context, isHeld?: boolean): Promise<Response>;
  /** Renders sections as a document of its own, without header and footer, that can be looked at but not used. */
  miniature(blocks: readonly DocumentBlock[], context: Context): Promise<Response>;
  /** Renders blocks of a document one by one. */
  blocks(
    content: DocumentContent,
    blocks: readonly DocumentBlock[],
    context: Context,
  ): Promise<CanvasBlock[]>;
  /**
   * Renders what crawlers would read of a document if it were published: head, content and structured data, without header
   * and footer.
   * @returns undefined for a kind without a page of its own
   */
  crawled(document: CanvasDocument, context: Context): Promise<string | undefined>;
}

export const canvasContext = createContext<CanvasRenderer>();
