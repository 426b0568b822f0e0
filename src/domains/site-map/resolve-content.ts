import { addressOf } from './address-of.ts';

/** The content at a path. The story or post may not exist: the caller has to look it up. */
type ResolvedContent<Page> =
  | { kind: 'listing' | 'stories' }
  | { kind: 'page'; page: Page }
  | { kind: 'story' | 'post'; slug: string };

/**
 * Resolves the content of a path, for its HTML, its Markdown twin and its image for link previews. A page wins over a post at
 * the same address.
 * @param path decoded
 * @param findPage the published page of a path, or its default
 * @returns undefined if no content can have the path
 */
export async function resolveContent<Page>(
  path: string,
  findPage: (path: string) => Promise<Page | undefined>,
): Promise<ResolvedContent<Page> | undefined> {
  const { use } = addressOf(path);
  const slug = path.slice(path.lastIndexOf('/') + 1);
  if (use === 'listing' || use === 'stories') return { kind: use };
  if (use === 'story') return { kind: use, slug };
  if (use !== 'page' && use !== 'insight') return undefined;
  const page = await findPage(path);
  if (page !== undefined) return { kind: 'page', page };
  return use === 'insight' ? { kind: 'post', slug } : undefined;
}
