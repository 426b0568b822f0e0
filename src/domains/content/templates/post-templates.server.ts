import type { DocumentContent } from '#src/domains/documents/document.ts';
import type { Documents, DocumentView } from '#src/domains/documents/documents.server.ts';
import type {
  DocumentUser,
  References,
} from '#src/domains/documents/references/references.server.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import { parsePostBody } from '../body/post-body.ts';
import { postFromTemplate, type SiteOfTemplate } from './post-from-template.ts';
import { postTemplateOf } from './post-template-of.ts';
import { completionOf } from './template-completion.ts';
import {
  hasLockedText,
  type PostTemplate,
  type TemplateContent,
  templateOf,
} from './template-content.ts';
import type { Actor } from '#src/platform/activity/activity.ts';

/** How far the posts from a template are that are not public as they are. */
export interface TemplateUse {
  /** with published ones, without those in the trash */
  posts: number;
  /** the last changed ones, at most `MAX_POSTS` of all asked templates together */
  drafts: number;
  /** of the drafts' sections, from 0 to 1; undefined without any */
  completion: number | undefined;
}

/** A template that posts can be made from. */
interface TemplateChoice {
  id: string;
  title: string;
  kind: string;
  description: string;
  /** categories whose new posts begin with it; each category is named once, by the template published last */
  defaultFor: readonly string[];
}

/** Post templates: documents of kind `template`, whose revisions are the versions that posts name. */
export type PostTemplates = ReturnType<typeof createPostTemplates>;

interface PostTemplatesDeps {
  documents: Pick<Documents, 'find' | 'list' | 'contentOf' | 'create'>;
  references: Pick<References, 'countUsers' | 'users'>;
  clock: Clock;
  /** Returns what stands at the end of titles, as it is set now. */
  readBrand(): Promise<string>;
}

/** More than anyone keeps. */
const MAX_CHOICES = 200;
/** The most posts whose completion a list reads. */
const MAX_POSTS = 60;

export function createPostTemplates(deps: PostTemplatesDeps) {
  const { documents, references, clock } = deps;
  const site = async (): Promise<SiteOfTemplate> => ({
    year: clock().getUTCFullYear(),
    brand: await deps.readBrand(),
  });
  const find = async (id: string) => {
    const document = await documents.find(id);
    return document?.kind === 'template' ? document : undefined;
  };

  async function version(id: string, number: number): Promise<TemplateContent | undefined> {
    if (!(await find(id))) return undefined;
    const content = await documents.contentOf(id, { type: 'revision', number });
    return content && templateOf(content);
  }

  async function live(id: string) {
    const document = await find(id);
    const revision = document?.life.trashedAt ? undefined : document?.life.live?.revision;
    if (revision === undefined) return undefined;
    const content = await documents.contentOf(id, { type: 'revision', number: revision });
    return content && { id, version: revision, content: templateOf(content) };
  }

  /** The version that its post has, else the newest one. */
  async function completionsOf(users: readonly DocumentUser[]) {
    const read = new Map<string, Promise<TemplateContent | undefined>>();
    return Promise.all(
      users.map(async (user) => {
        const used = postTemplateOf(user.content);
        if (!used) return undefined;
        const key = `${used.id} ${used.version}`;
        const template = await (read.get(key) ??
          read.set(key, version(used.id, used.version)).get(key)!);
        if (!template) return undefined;
        const body = parsePostBody(user.content['body']);
        return { user, used, completion: completionOf(template, body, used.values) };
      }),
    );
  }

  return {
    /** The version that new posts get; undefined if it is not published. */
    live,
    /** A version that a post was made from; undefined if the template was deleted for good. */
    version,
    /** Facts of the site that a template may use. */
    site,
    /** Whether a post has a template that locks text, and that is still kept. */
    async locks(post: DocumentContent) {
      const used = postTemplateOf(post);
      const template = used && (await version(used.id, used.version));
      return template !== undefined && hasLockedText(template);
    },
    /** The templates that posts can be made from, by their names. */
    async choices(): Promise<TemplateChoice[]> {
      const { documents: listed } = await documents.list({ kind: 'template', limit: MAX_CHOICES });
      const published = listed
        .filter(({ life }) => life.live)
        .toSorted(
          (one, other) => other.life.live!.since.getTime() - one.life.live!.since.getTime(),
        );
      const read = await Promise.all(published.map(({ id }) => live(id)));
      const named = new Set<string>();
      return read
        .flatMap((found): TemplateChoice[] => {
          if (!found) return [];
          const { title, kind, description } = found.content;
          const defaultFor = found.content.defaultFor.filter((category) => !named.has(category));
          for (const category of defaultFor) named.add(category);
          return [{ id: found.id, title, kind, description, defaultFor }];
        })
        .toSorted((one, other) => one.title.localeCompare(other.title, 'en-US'));
    },
    /** How templates are used, by their ids. */
    async use(ids: readonly string[]): Promise<ReadonlyMap<string, TemplateUse>> {
      const [counts, users] = await Promise.all([
        references.countUsers('template', ids),
        references.users('template', ids, MAX_POSTS),
      ]);
      const drafts = users.filter(({ isPublic }) => !isPublic);
      const completions = (await completionsOf(drafts)).filter((each) => each !== undefined);
      const byTemplate = Map.groupBy(completions, ({ user }) => user.target);
      return new Map(
        ids.map((id) => {
          const own = byTemplate.get(id) ?? [];
          const total = own.reduce((sum, { completion }) => sum + completion.total, 0);
          const done = own.reduce((sum, { completion }) => sum + completion.done, 0);
          const completion = total === 0 ? undefined : done / total;
          return [id, { posts: counts.get(id) ?? 0, drafts: own.length, completion }];
        }),
      );
    },
    /** The posts from a template: those that are not public as they are first. */
    async posts(id: string) {
      const users = await references.users('template', [id], MAX_POSTS);
      return (await completionsOf(users)).flatMap((each) =>
        each
          ? [
              {
                id: each.user.id,
                title: each.user.content.title,
                savedAt: each.user.savedAt,
                isPublic: each.user.isPublic,
                version: each.used.version,
                done: each.completion.done,
                total: each.completion.total,
              },
            ]
          : [],
      );
    },
    /**
     * Makes a draft.
     * @param request chosen by the browser: a repeated request makes no second post
     * @returns undefined if the template is not published
     */
    async startPost(
      {
        id,
        template,
        title,
        values,
      }: { id: string; template: string; title?: string; values: PostTemplate['values'] },
      by: Actor,
    ): Promise<DocumentView | undefined> {
      const found = await live(template);
      if (!found) return undefined;
      const used: PostTemplate = { id: template, version: found.version, values };
      const content: DocumentContent = postFromTemplate(found.content, {
        template: used,
        title,
        site: await site(),
      });
      return documents.create('post', content, by, id);
    },
  };
}
