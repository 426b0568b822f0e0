/** Fields of a column: their labels, and the names that other systems give them, the better ones first. */
const FIELDS = {
  id: 'Number or name that stays|id|uuid|post id|guid',
  title: 'Title|title|post title|blog post title|headline|name',
  slug: 'Slug|slug|post slug|post name',
  body: 'Text|body|content|post body|post content|html|markdown|text|body html',
  excerpt: 'Excerpt|excerpt|custom excerpt|summary|post summary|intro|teaser|subtitle|description',
  status: 'State|status|post status|state|published|is published|visibility',
  isArchived: 'Is archived|archived|is archived',
  isListed: 'Is in lists|is listed|listed',
  publishedAt:
    'Published at|published at|publish date|published on|published date|post date|pub date|pubdate|date|published|created at|created',
  author: 'Author|authors|author|author name|post author|blog author|writer',
  categoryTags: 'Category, then tags|category tags',
  categories: 'Categories|category|categories|topic',
  tags: 'Tags|tags|tag|blog tags|labels|topics|keywords',
  address: 'Old address|url|link|post url|post link|permalink|address|path',
  cover:
    'Cover|cover image|cover|featured image|featured image url|feature image|image|image url|thumbnail|hero image|hero|banner|header image|main image|images',
  coverAlt:
    'Alternative text of the cover|cover alt|featured image alt|featured image alt text|feature image alt|image alt',
  seo: 'Search appearance as JSON|seo',
  seoTitle: 'Search title|seo title|meta title|post seo title|html title|page title',
  seoDescription: 'Search description|seo description|meta description|post meta description',
  canonical: 'Canonical address|canonical|canonical url|link rel canonical url',
  seoImage: 'Picture for sharing|og image',
  noindex: 'Hidden from search engines|noindex|no index',
  code: 'Code for the page|head html|codeinjection head|codeinjection foot',
} as const;

export type TableField = keyof typeof FIELDS;

/** Fields to choose from, and what they are called. */
export const TABLE_FIELDS: readonly (readonly [id: string, label: string])[] = Object.entries(
  FIELDS,
).map(([id, names]) => [id, names.split('|')[0]!]);

/** The field of each column by its name; of several names of the same field the better one. Empty for those that are left out. */
export function suggestColumns(columns: readonly string[]): Record<string, string> {
  const names = columns.map((column) =>
    column
      .replace(/ *\((?:utc|gmt)\)$/i, '')
      .replaceAll(/(?<=[a-z])(?=[A-Z])|[\s_.-]+/g, ' ')
      .toLowerCase()
      .trim(),
  );
  const fields = new Map<number, string>();
  for (const [field, known] of Object.entries(FIELDS)) {
    const places = known
      .split('|')
      .slice(1)
      .map((name) => names.indexOf(name));
    const place = places.find((at) => at !== -1 && !fields.has(at));
    if (place !== undefined) fields.set(place, field);
  }
  return Object.fromEntries(columns.map((column, at) => [column, fields.get(at) ?? '']));
}
