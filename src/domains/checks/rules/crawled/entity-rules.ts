/** Properties that a type of entity must and should have. A property of another entity is written with a dot. */
interface EntityRule {
  required: readonly string[];
  recommended: readonly string[];
}

const ARTICLE: EntityRule = {
  // Google Search Central, 'Article structured data': no property is required.
  required: ['headline'],
  recommended: ['image', 'datePublished', 'dateModified', 'author', 'author.name'],
};

/**
 * The types that our pages use, by Google Search Central's pages on structured data as of November 2026. Of several types of one
 * entity the rules of each apply.
 */
export const ENTITY_RULES: Readonly<Record<string, EntityRule>> = {
  // 'Organization structured data': no property is required; `name` and `url` tell whose it is.
  Organization: { required: ['name', 'url'], recommended: ['logo', 'address', 'sameAs'] },
  // 'Local business structured data'
  LocalBusiness: { required: ['name', 'address'], recommended: ['telephone', 'url'] },
  // a LocalBusiness by schema.org
  ProfessionalService: { required: ['name', 'address'], recommended: ['url'] },
  // 'Provide a site name to Google Search'
  WebSite: { required: ['name', 'url'], recommended: ['alternateName'] },
  // 'Breadcrumb structured data'
  BreadcrumbList: {
    required: ['itemListElement', 'itemListElement.position', 'itemListElement.name'],
    recommended: [],
  },
  // schema.org/Service: Google has no rich result for it.
  Service: { required: ['name'], recommended: ['provider', 'description', 'areaServed'] },
  Article: ARTICLE,
  BlogPosting: ARTICLE,
  NewsArticle: ARTICLE,
  // 'FAQ structured data' until its rich results ended on May 7, 2026; other programs still read it.
  FAQPage: {
    required: ['mainEntity', 'mainEntity.name', 'mainEntity.acceptedAnswer'],
    recommended: [],
  },
  // 'Job posting structured data'
  JobPosting: {
    required: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
    recommended: ['employmentType', 'validThrough', 'baseSalary', 'identifier', 'directApply'],
  },
  // schema.org/HowTo: its rich results ended in September 2023.
  HowTo: { required: ['name', 'step'], recommended: [] },
};

/** Types that entities of ours refer to, or that need no rules. */
export const OTHER_TYPES: ReadonlySet<string> = new Set([
  'Answer',
  'CollectionPage',
  'ItemList',
  'ListItem',
  'Person',
  'Place',
  'PostalAddress',
  'Question',
  'WebPage',
]);
