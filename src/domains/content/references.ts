import { isObject } from '#src/platform/json.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import type { DocumentReference } from '#src/domains/documents/document-adapter.ts';
import { CLIENT_LOGOS, TECHNOLOGY_LOGOS } from '#src/domains/media/logo-folders.ts';
import { GUIDE_FACTS, isGuide } from '#src/domains/leads/guides/guide.ts';
import { normalizePath } from '#src/domains/site-map/normalize-path.ts';
import { storyPath } from '#src/domains/site-map/paths.ts';
import { addressesIn } from './addresses-in.ts';
import { sectionIdOf } from './sections/shared-section.ts';
import { decoded } from '#src/platform/decoded.ts';

const MEDIA = '/media/cms_media/';
const MAX_TARGET_LENGTH = 500;

/** Blocks that show every file of a media folder, with their default folder. */
const FOLDERS: Readonly<Record<string, string>> = {
  'logo-grid': CLIENT_LOGOS,
  'technology-logos': TECHNOLOGY_LOGOS,
};

/**
 * The target of an address: a file by its path in the media library, or a page by its path as `normalizePath` returns it.
 * Undefined for parts of the same page, for other sites and for programs.
 */
export function targetOf(address: string): DocumentReference | undefined {
  if (!/^\/(?!\/)/.test(address)) return undefined;
  const path = address.replace(/[?#].*$/s, '');
  if (path.startsWith(MEDIA)) return mediaTarget(decoded(path.slice(MEDIA.length)));
  const target = normalizePath(path);
  return target === undefined ? undefined : { targetKind: 'path', target };
}

/** References of a document, each once. Knows pages, posts, templates and shared sections by the names of their fields. */
export function referencesOf(content: DocumentContent): DocumentReference[] {
  const { blocks = [] } = content;
  const templateId = fieldOf(content['template'], 'id');
  return unique([
    ...addressesOf({ seo: content['seo'], coverImage: content['coverImage'] }),
    ...canonicalOf(content['seo']),
    ...addressesOf(content['body']),
    ...guidesIn(content['body']),
    ...blocks.flatMap(({ type, props }) => [...addressesOf(props), ...usesOfBlock(type, props)]),
    ...(typeof templateId === 'string'
      ? [{ targetKind: 'template', target: templateId } as const]
      : []),
  ]);
}

/** References of a value, each once: menus, stories, props. */
export const referencesIn = (value: unknown): DocumentReference[] => unique(addressesOf(value));

const addressesOf = (value: unknown): DocumentReference[] =>
  addressesIn(value).flatMap(({ address }) => targetOf(address) ?? []);

const canonicalOf = (seo: unknown): DocumentReference[] => {
  const canonical = fieldOf(seo, 'canonical');
  return typeof canonical === 'string' ? [targetOf(canonical) ?? []].flat() : [];
};

/** The pages of the guides that a post offers. */
function guidesIn(node: unknown): DocumentReference[] {
  const content = fieldOf(node, 'content');
  const inner = Array.isArray(content) ? (content as unknown[]).flatMap(guidesIn) : [];
  const guide = fieldOf(fieldOf(node, 'attrs'), 'guide');
  if (fieldOf(node, 'type') !== 'download' || typeof guide !== 'string' || !isGuide(guide))
    return inner;
  return [targetOf(GUIDE_FACTS[guide].page) ?? [], inner].flat();
}

function usesOfBlock(type: string, props: unknown): DocumentReference[] {
  const section = sectionIdOf({ type, props });
  if (section !== undefined) return [{ targetKind: 'section', target: section }];
  if (type === 'story-cards') {
    const slugs = fieldOf(props, 'slugs');
    return (Array.isArray(slugs) ? (slugs as unknown[]) : []).flatMap((slug) =>
      typeof slug === 'string' ? (targetOf(storyPath(slug)) ?? []) : [],
    );
  }
  const folder = fieldOf(props, 'folder') ?? FOLDERS[type];
  return typeof folder === 'string' ? [mediaTarget(`${folder}/`) ?? []].flat() : [];
}

function mediaTarget(target: string): DocumentReference | undefined {
  const isStorable =
    target.length <= MAX_TARGET_LENGTH && !target.includes('\0') && target.isWellFormed();
  return isStorable ? { targetKind: 'media', target } : undefined;
}

const fieldOf = (value: unknown, name: string) => (isObject(value) ? value[name] : undefined);

function unique(references: readonly DocumentReference[]): DocumentReference[] {
  const byKey = new Map(references.map((each) => [`${each.targetKind} ${each.target}`, each]));
  return [...byKey.values()].filter(({ target }) => target.length <= MAX_TARGET_LENGTH);
}
