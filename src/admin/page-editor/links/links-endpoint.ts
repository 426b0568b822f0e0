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
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const services = servicesFor(context, 'content.see');
  const href = searchParams.get('href')?.slice(0, MAX_LINK_LENGTH);
  try {
    const stories = storyTargets(await services.stories.list());
    if (searchParams.has('stories')) return reply({ targets: stories });
    if (href) return reply({ facts: await describeLink(href, stories, services) });
    const q = (searchParams.get('q') ?? '').replaceAll('\0', '').trim().slice(0, MAX_TEXT_LENGTH);
    return reply({ targets: await findLinks(q, stories, services) });
  } catch (error) {
    services.log.error({ err: error }, 'failed to find targets of links');
    return Response.json({ message: 'The pages could not be loaded.' }, { status: 503 });
  }
}

const reply = (body: LinksReply) =>
  Response.json(body, { headers: { 'Cache-Control': 'private, no-store' } });
