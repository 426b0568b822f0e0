import { replyWith } from '#src/admin/documents/endpoint.server.ts';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import type { NameCount } from '#src/domains/content/posts/post-reader.server.ts';
import type { Route } from './+types/post-options-endpoint.ts';

/** Values that other posts have, used most first. */
export interface PostOptions {
  tags: NameCount[];
  authors: NameCount[];
}

/** `GET /admin/api/post-options`: the tags and authors of public posts. */
export function loader({ context }: Route.LoaderArgs) {
  const services = servicesFor(context, 'content.see');
  const { posts } = services;
  return replyWith(
    services,
    'read the tags and authors of posts',
    'The tags could not be loaded.',
    async (): Promise<PostOptions> => ({
      tags: await posts.tags(),
      authors: await posts.authors(),
    }),
  );
}
