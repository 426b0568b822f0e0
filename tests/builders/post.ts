import type { Post } from '#src/domains/content/posts/post.ts';

/** A typical published, listed post. */
export function buildPost(overrides: Partial<Post> = {}): Post {
  return {
    slug: 'plain-post',
    title: 'Plain post',
    excerpt: 'Nothing in particular.',
    body: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Text.' }] }],
    },
    author: 'A. Author',
    status: 'published',
    isListed: true,
    isFeatured: false,
    publishedAt: new Date('2026-03-01T12:00:00Z'),
    lastReviewedAt: null,
    categoryTags: ['AI Enablement'],
    seo: null,
    readTime: null,
    coverImage: null,
    ...overrides,
  };
}
