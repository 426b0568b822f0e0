import type { PaletteSource } from '#src/admin/palette/palette-source.ts';
import type { Services } from '#src/services.server.ts';
import { STATE_NAMES } from '#src/admin/documents/document-labels.ts';
import { matchScore, bestMatches } from '#src/admin/palette/match-commands.ts';
import { editorAddress, KIND_WORDS } from '#src/admin/parts/editor-address.ts';
import type { PaletteItem } from '#src/admin/palette/palette-item.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '#src/domains/documents/document.ts';
import type { Documents, DocumentSummary } from '#src/domains/documents/documents.server.ts';
import { assetPath } from '#src/admin/media/library/library-query.ts';
import type { AssetLists } from '#src/domains/media/list/asset-lists.server.ts';
import type { Leads } from '#src/domains/leads/leads.server.ts';
import { LEADS_PATH } from '#src/admin/leads/lead-list.ts';
import { FORM_NAMES } from '#src/domains/leads/lead-words.ts';
import { capitalize } from '#src/platform/capitalize.ts';
import type { Newsletter } from '#src/domains/newsletter/newsletter.server.ts';
import { SUBSCRIBERS } from '#src/admin/newsletter/subscriber-list.ts';
import type { People } from '#src/domains/people/people.server.ts';
import type { Member } from '#src/domains/people/people.ts';
import { ROLE_NAMES } from '#src/platform/auth/permission-words.ts';
import { HELP } from '#src/admin/help/help.ts';
import { HELP_HASH } from '#src/admin/parts/help-requests.ts';
import { mayOpen } from '#src/admin/shell/admin-pages.ts';
import { memberPath } from '#src/admin/team/team-paths.ts';

const MAX_SUBSCRIBERS = 3;

/** Newsletter subscribers by email address. Not for viewers, who see no addresses. */
const subscriberPaletteSource = (newsletter: Pick<Newsletter, 'list'>): PaletteSource => ({
  label: 'Subscribers',
  permission: 'leads.see-people',
  async search(q) {
    const { subscribers } = await newsletter.list({ search: q }, 1);
    return subscribers.slice(0, MAX_SUBSCRIBERS).map(({ id, email, status }) => ({
      id: `subscriber/${id}`,
      title: email,
      hint: capitalize(status),
      to: SUBSCRIBERS.address({ search: email }),
      isPersonal: true,
    }));
  },
});

const MAX_LEADS = 5;

/** Leads by name, company, or email address. Not for viewers, who see no names. */
export const leadPaletteSource = (leads: Pick<Leads, 'suggest'>): PaletteSource => ({
  label: 'Leads',
  permission: 'leads.see-people',
  async search(q) {
    const found = await leads.suggest(q, MAX_LEADS);
    return found.map(({ id, name, email, company, form }) => ({
      id: `lead/${id}`,
      title: name.trim() || email,
      hint: [company, name.trim() && email, FORM_NAMES[form]].filter(Boolean).join(' · '),
      to: `${LEADS_PATH}/${id}`,
      isPersonal: true,
    }));
  },
});

/** Enough to find the best name among the newest that contain the text. */
const MAX_READ = 30;
const MAX_SHOWN = 5;

/** Files of the media library by name, text or tag. They open in the library. */
export const mediaPaletteSource = (lists: Pick<AssetLists, 'list'>): PaletteSource => ({
  label: 'Media',
  permission: 'content.see',
  async search(q) {
    const query = { filter: { search: q }, sort: '-changed' } as const;
    const { assets } = await lists.list(query, { offset: 0, limit: MAX_READ });
    return assets
      .toSorted((a, b) => matchScore(q, b.name) - matchScore(q, a.name))
      .slice(0, MAX_SHOWN)
      .map(({ id, name, folder }) => ({
        id: `media/${id}`,
        title: name,
        ...(folder !== '' && { hint: folder }),
        to: assetPath(id),
      }));
  },
});

/** Documents by title or path, drafts included. They open in their editor. */
export function documentPaletteSources(documents: Pick<Documents, 'list'>): PaletteSource[] {
  // The one frame is a page of the navigation.
  return DOCUMENT_KINDS.filter((kind) => kind !== 'frame').map((kind) => ({
    label: KIND_WORDS[kind].many,
    permission: 'content.see',
    async search(q) {
      const { documents: found } = await documents.list({ kind, search: q, limit: MAX_READ });
      return found
        .toSorted((a, b) => matchScore(q, b.title) - matchScore(q, a.title))
        .slice(0, MAX_SHOWN)
        .map((document) => toItem(document, kind));
    },
  }));
}

function toItem({ id, title, address, state }: DocumentSummary, kind: DocumentKind): PaletteItem {
  const hint = [address, state !== 'published' && STATE_NAMES[state]].filter(Boolean).join(' · ');
  return { id: `document/${id}`, title, ...(hint && { hint }), to: editorAddress(kind, id) };
}

const MAX_HELP = 4;

/** How screens work, by name or by any word of their help. */
export const HELP_SOURCE: PaletteSource = {
  label: 'How it works',
  permission: 'dashboard.see',
  search(q, { role }) {
    const known = Object.entries(HELP).filter(([path]) => mayOpen(role, path) !== false);
    const found = bestMatches(known, ([, [title, ...sentences]]) =>
      matchScore(q, title, sentences.join(' ')),
    );
    return Promise.resolve(
      found.slice(0, MAX_HELP).map(([path, [title, first]]) => ({
        id: `help${path}`,
        title: `How this works: ${title}`,
        hint: first,
        // A record has no address of its own here, so its help opens over its list.
        to: path.replace(/\/:.*/, '') + HELP_HASH + path,
      })),
    );
  },
};

/** Sources of the command palette, in the order of its groups. A new area adds its source here. */
export const paletteSources = (services: Services): PaletteSource[] => [
  ...documentPaletteSources(services.documents),
  memberPaletteSource(services.people),
  leadPaletteSource(services.leads),
  subscriberPaletteSource(services.newsletter),
  mediaPaletteSource(services.assetLists),
  HELP_SOURCE,
];

const MAX_MEMBERS = 5;

/** People of the team by name or email address. Only for owners, who manage them. */
export const memberPaletteSource = (people: Pick<People, 'list'>): PaletteSource => ({
  label: 'People',
  permission: 'team.manage',
  async search(q) {
    const { members } = await people.list();
    return bestMatches(members, (member) => scoreOf(q, member))
      .slice(0, MAX_MEMBERS)
      .map((member) => memberItem(member));
  },
});

/** By words of the name, or by a part of the address. */
const scoreOf = (q: string, { name, email }: Member): number =>
  matchScore(q, name, email) || (email.includes(q.toLowerCase()) ? 1 : 0);

const memberItem = ({ id, name, email, role, deactivatedAt }: Member) => ({
  id: `user/${id}`,
  title: name.trim() || email,
  hint: [name.trim() && email, deactivatedAt ? 'Deactivated' : ROLE_NAMES[role]]
    .filter(Boolean)
    .join(' · '),
  to: memberPath(id),
  isPersonal: true,
});
