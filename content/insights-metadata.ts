/** Title, without the brand, and description of /insights or one of its categories, by a company. */
export const listingMetadata = ({ name }: { name: string }, subject?: string, page = 1) => ({
  title: `${subject ? `${subject} insights` : 'Insights on CRM, AI, and growth'}${page > 1 ? `, page ${page}` : ''}`,
  description: `Articles on ${subject ?? 'CRM, AI, and go-to-market work'} from ${name}: methods, checklists, and worked examples you can use without us.`,
});

/** The same for the list of success stories, or for one industry. */
export const storyListMetadata = (industry?: string) => ({
  title: `${industry ?? 'CRM and AI'} success stories`,
  description: `${industry ?? 'CRM, AI, and go-to-market'} projects with the numbers before and after, how we measured them, and what is still open.`,
});
