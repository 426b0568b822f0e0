import type { RouterContextProvider } from 'react-router';
import type { DocumentView } from '#src/domains/documents/documents.server.ts';
import { lastAddress, markOf, publicVersion } from '#src/domains/documents/life/life.ts';
import { formatTimeOfDay } from '#src/admin/parts/format-time.ts';
import { refusalOf } from '#src/domains/documents/life/refusals.ts';
import { missing } from '#src/admin/kit/screen.tsx';
import type { SignedInUser } from '#src/platform/auth/auth.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { servicesContext, type Services } from '#src/services.server.ts';
import type { ListedKind } from './list/document-lists.ts';
import { documentRights } from './list/read-tracked.server.ts';
import { editorOf } from './endpoint.server.ts';
import { toJsonText } from './opened-editor.tsx';
import type { ScreenDocument } from './screen-document.ts';

type ScreenServices = Pick<Services, 'documents' | 'overrides' | 'siteSettings'>;

/** Names the built-in text, which is not stored. */
const BUILT_IN = { type: 'checkpoint', number: 0 } as const;

/**
 * The loader of an editor: a document of a list with what its form needs, as JSON, or a 404. The caller asks the policy.
 * @param more what the form needs besides
 */
export async function loadEditor<More extends object>(
  { context, user }: { context: Readonly<RouterContextProvider>; user: SignedInUser },
  { kind, noun, nouns, path }: Pick<ListedKind, 'kind' | 'noun' | 'nouns' | 'path'>,
  id: string,
  more: (document: ScreenDocument) => More | Promise<More>,
) {
  const services = context.get(servicesContext);
  const found = isUuid(id) ? await services.documents.find(id) : undefined;
  // The editor of pages has shared sections, too.
  const isOther = found?.kind !== kind && !(kind === 'page' && found?.kind === 'section');
  if (!found || isOther)
    throw missing(`No such ${noun}`, `The ${noun} was deleted for good, or the address is wrong.`, {
      label: `Go to all ${nouns}`,
      to: path,
    });
  const document = await documentForScreen(services, found, new Date());
  const opened = {
    document,
    me: editorOf(user),
    may: documentRights(context),
    ...(await more(document)),
  };
  return { opened: toJsonText(opened) };
}

/** A document with what its publish panel says. */
export async function documentForScreen(
  services: ScreenServices,
  document: DocumentView,
  now: Date,
): Promise<ScreenDocument> {
  const { id, kind, isPermanent, version, content, savedBy, state, builtInPath, dueFailure, life } =
    document;
  const iso = (at: Date | null | undefined) => at?.toISOString() ?? null;
  const [live, { titleBrand }] = await Promise.all([
    liveOf(services, document),
    services.siteSettings.read(),
  ]);
  return {
    id,
    kind,
    isPermanent,
    version,
    content,
    savedAt: document.savedAt.toISOString(),
    savedTime: formatTimeOfDay(document.savedAt),
    savedBy,
    ...(document.builtInHash !== undefined && { builtInHash: document.builtInHash }),
    state,
    lifeMark: markOf(life),
    builtInPath,
    titleSuffix: kind === 'post' || kind === 'story' ? ` | ${titleBrand}` : '',
    live,
    publish: life.publish && { at: life.publish.at.toISOString(), version: life.publish.version },
    unpublishAt: iso(life.unpublishAt),
    offlineSince: iso(life.offlineSince),
    formerAddress: life.formerAddress,
    trashedAt: iso(life.trashedAt),
    dueFailure,
    canReset: refusalOf(life, { type: 'reset-to-built-in' }, now) === undefined,
    canTrash: !isPermanent && refusalOf(life, { type: 'trash' }, now) === undefined,
  };
}

async function liveOf(
  { documents, overrides }: ScreenServices,
  { id, life, isPermanent }: DocumentView,
): Promise<ScreenDocument['live']> {
  const version = publicVersion(life);
  if (version === null) return null;
  const content = life.live
    ? await documents.contentOf(id, { type: 'revision', number: life.live.revision })
    : await documents.contentOf(id, BUILT_IN);
  const address = lastAddress(life);
  const override = address === null ? undefined : await overrides.of(address);
  return {
    since: life.live?.since.toISOString() ?? null,
    address: isPermanent ? '/' : address,
    ...(override && { override }),
    version,
    revision: life.live?.revision ?? null,
    content: content ?? null,
  };
}
