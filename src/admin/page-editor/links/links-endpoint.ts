import { replyWith } from '#src/admin/documents/endpoint.server.ts';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/links-endpoint.ts';
import { describeLink, findLinks, storyTargets } from './find-links.server.ts';
import type { LinkFacts, LinkTarget } from './link-target.ts';

/** The reply of the endpoint: targets for a text, or facts about a link. */
export interface LinksReply {
  targets?: LinkTarget[];
  facts?: LinkFacts;
}

const MAX_TEXT_LENGTH = 200;
const MAX_LINK_LENGTH = 2_000;

/**
 * `GET /admin/api/links`: with `q`, what links can lead to by title or path; with `stories`, all success stories; with `href`,
 * what is known of that link.
 */
export function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const services = servicesFor(context, 'content.see');
  const href = searchParams.get('href')?.slice(0, MAX_LINK_LENGTH);
  return replyWith(
    services,
    'find targets of links',
    'The pages could not be loaded.',
    async (): Promise<LinksReply> => {
      const stories = storyTargets(await services.stories.list());
      if (searchParams.has('stories')) return { targets: stories };
      if (href) return { facts: await describeLink(href, stories, services) };
      const q = (searchParams.get('q') ?? '').replaceAll('\0', '').trim().slice(0, MAX_TEXT_LENGTH);
      return { targets: await findLinks(q, stories, services) };
    },
  );
}
