import { servicesFor } from '#src/admin/shell/permission.server.ts';
import type { NameCount } from '#src/domains/content/posts/post-reader.server.ts';
import type { Route } from './+types/post-options-endpoint.ts';

/** Values that other posts have, used most first. */
export interface PostOptions {
  tags: NameCount[];
  authors: NameCount[];
}

/** `GET /admin/api/post-options`: the tags and authors of public posts. */
export async function loader({ context }: Route.LoaderArgs) {
  const { posts, log } = servicesFor(context, 'content.see');
  try {
    const [tags, authors] = await Promise.all([posts.tags(), posts.authors()]);
    return Response.json({ tags, authors } satisfies PostOptions, {
      headers: { 'Cache-Control': 'private, no-store' },
    });
  } catch (error) {
    log.error({ err: error }, 'failed to read the tags and authors of posts');
    return Response.json({ message: 'The tags could not be loaded.' }, { status: 503 });
  }
}
