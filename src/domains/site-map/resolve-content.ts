import { addressOf } from './address-of.ts';

/** What the site shows at a path: that there is such a story or post is not known yet. */
export type ResolvedContent<Page> =
  | { kind: 'listing' | 'stories' }
  | { kind: 'page'; page: Page }
  | { kind: 'story' | 'post'; slug: string };

/**
 * What content a path leads to: the same for its HTML, its Markdown twin and its picture for link previews. A page wins over
 * the post of its address.
 * @param path decoded
 * @param findPage the published page of a path, or its default
 * @returns undefined where no content can be
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
