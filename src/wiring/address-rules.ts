import { STORY_INDUSTRIES } from '#src/domains/content/stories/success-story.ts';
import { MAX_QUERY_LENGTH } from '#src/domains/search/parse-query.ts';
import { documentRules } from '#src/domains/site-map/document-rules.ts';

/** How the edge parses addresses: the query parameters of each route, and who its document is for (ADR 022). */
export const ADDRESS_RULES = documentRules({
  industries: STORY_INDUSTRIES,
  maxQueryLength: MAX_QUERY_LENGTH * 4,
});
