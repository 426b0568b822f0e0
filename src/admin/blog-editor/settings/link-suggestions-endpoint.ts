import { readDocument, replyWith } from '#src/admin/documents/endpoint.server.ts';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import { describeBody } from '#src/domains/checks/describe-body.ts';
import { ownLink } from '#src/domains/site-map/own-link.ts';
import { findLinkPhrase, type LinkPhrase } from '#src/domains/checks/link-phrases.ts';
import { paragraphsOf } from '#src/domains/content/body/paragraphs-of.ts';
import { parsePostBody, textOfBody } from '#src/domains/content/body/post-body.ts';
import { textAt } from '#src/domains/documents/merge/content-path.ts';
import { postPath } from '#src/domains/site-map/paths.ts';
import type { Route } from './+types/link-suggestions-endpoint.ts';

/** A page of ours that a post could link to. */
export interface LinkSuggestion {
  href: string;
  title: string;
  kind: 'Page' | 'Post' | 'Success story';
  /** words of the text that name it */
  phrase: LinkPhrase | undefined;
}

const MAX_SUGGESTIONS = 6;
const KINDS = { page: 'Page', post: 'Post', story: 'Success story' } as const;
const NO_ORIGIN = 'https://own.invalid';

/** `GET /admin/api/documents/<id>/link-suggestions`: what else the site has on the subject of a stored post, unless it links there. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const services = servicesFor(context, 'content.see');
  const { content } = await readDocument(context, params.id);
  const body = parsePostBody(content['body']);
  const linked = describeBody(body).links.flatMap(
    ({ href }) => ownLink(href, NO_ORIGIN)?.path ?? [],
  );
  const slug = textAt(content, 'slug');
  return replyWith(
    services,
    'find pages to link to',
    'The suggestions could not be loaded.',
    async () => {
      const found = await services.related.related({
        title: content.title,
        text: textOfBody(body),
        except: [postPath(slug), ...linked],
        limit: MAX_SUGGESTIONS,
      });
      const paragraphs = paragraphsOf(body);
      const suggestions = found.map(({ path, title, kind }): LinkSuggestion => ({
        href: path,
        title,
        kind: KINDS[kind],
        phrase: findLinkPhrase(paragraphs, title),
      }));
      return { suggestions };
    },
  );
}
