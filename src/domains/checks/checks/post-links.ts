import type { Check } from '../check.ts';
import { warns } from '../finding.ts';
import { ownLink } from '#src/domains/site-map/own-link.ts';

const POSTS = ['post'] as const;

/** A shorter post is an announcement, which leads nowhere else. */
const MIN_WORDS = 300;

/** A post without a link to the site: readers who have finished it leave. */
export const ownLinks: Check = {
  id: 'own-links',
  title: 'Links to our pages',
  kinds: POSTS,
  find({ post, links, path }, { origin }) {
    if (!post || post.words < MIN_WORDS || post.hasDownload) return [];
    const leadsOn = links.some(({ href }) => {
      const own = ownLink(href, origin);
      return own !== undefined && own.path !== path;
    });
    return leadsOn
      ? []
      : [
          warns(
            'Link to at least one of our pages: without a link, readers leave when they have finished. The tab Post suggests some.',
            { field: 'body' },
          ),
        ];
  },
};

/** A public post that nothing links to. A draft is none yet, as links to it would lead to an error page. */
export const orphanPost: Check = {
  id: 'orphan-post',
  title: 'Links to the post',
  kinds: POSTS,
  find({ liveAddress, seo }, { linkedBy }) {
    return liveAddress === null || linkedBy > 0 || seo.noindex
      ? []
      : [
          warns(
            `Link to ${liveAddress} from another page or post: none does, so readers and search engines find it only in lists.`,
          ),
        ];
  },
};
