import { LEADS_PATH } from '#src/admin/leads/lead-list.ts';
import { assetPath, mediaFolderAddress } from '#src/admin/parts/media-addresses.ts';
import { DOCUMENT_KINDS } from '#src/domains/documents/document.ts';
import { editorAddress } from '#src/admin/parts/editor-address.ts';
import { invitationPath, memberPath } from '#src/admin/team/team-paths.ts';
import type { ActivityRecord } from '#src/platform/activity/activity-views.ts';
import { may, type Permission } from '#src/platform/auth/policy.ts';
import type { Role } from '#src/platform/auth/role.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import type { Services } from '#src/services.server.ts';
import { objectKey } from './activity-list.ts';

type Sources = Pick<Services, 'leads' | 'documents' | 'people' | 'assetLists'>;

/** Objects that have a screen. */
interface LinkedObjects {
  /** the address of one, by kind; a folder has no id but its path, which is its label */
  pathOf: Readonly<Record<string, (id: string) => string>>;
  /** needed to see the screen */
  permission: Permission;
  /** the ids of those that still exist, by one query per kind */
  existing(sources: Sources, ids: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Add a kind when it gets a screen of its own. */
const LINKED: readonly LinkedObjects[] = [
  {
    pathOf: { lead: (id) => `${LEADS_PATH}/${id}` },
    permission: 'leads.see',
    existing: ({ leads }, ids) => leads.filterExisting(ids),
  },
  {
    pathOf: Object.fromEntries(
      DOCUMENT_KINDS.map((kind) => [kind, (id: string) => editorAddress(kind, id)]),
    ),
    permission: 'content.see',
    existing: ({ documents }, ids) => documents.filterExisting(ids),
  },
  {
    pathOf: { file: assetPath },
    permission: 'content.see',
    async existing({ assetLists }, ids) {
      const files = await assetLists.byIds(ids.filter(isUuid));
      return new Set(files.map(({ id }) => id));
    },
  },
  {
    pathOf: { folder: mediaFolderAddress },
    permission: 'content.see',
    async existing({ assetLists }) {
      const { folders } = await assetLists.folders();
      return new Set(folders.map(({ path }) => path));
    },
  },
  {
    pathOf: { user: memberPath, invite: invitationPath },
    permission: 'team.manage',
    async existing({ people }) {
      const { members, invites } = await people.list();
      return new Set([...members, ...invites].map(({ id }) => id));
    },
  },
];

/** The addresses of the objects that still exist and whose screen the role may see, by `objectKey`. */
export async function findObjectLinks(
  sources: Sources,
  role: Role,
  records: readonly ActivityRecord[],
): Promise<Map<string, string>> {
  const found = LINKED.filter(({ permission }) => may(role, permission)).map(
    async ({ pathOf, existing }) => {
      const linked = records.flatMap(({ object }) => {
        const id = object.kind === 'folder' ? object.label : object.id;
        const path = id && pathOf[object.kind]?.(id);
        return path ? [{ id, key: objectKey(object), path }] : [];
      });
      if (linked.length === 0) return [];
      const ids = await existing(sources, [...new Set(linked.map(({ id }) => id))]);
      return linked.filter(({ id }) => ids.has(id));
    },
  );
  const links = (await Promise.all(found)).flat();
  return new Map(links.map(({ key, path }) => [key, path]));
}
