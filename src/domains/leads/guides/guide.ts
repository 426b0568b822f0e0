import { CHEATSHEET_PATH, QUICK_WINS_PATH } from '#src/domains/site-map/paths.ts';

/** The guides that visitors can request, named like the forms that promise them. */
export const GUIDES = ['executive-cheatsheet', 'quick-wins'] as const;
export type GuideName = (typeof GUIDES)[number];

/** Title, file name and facts of each guide. */
export const GUIDE_FACTS = {
  'executive-cheatsheet': {
    title: 'HubSpot Executive Cheatsheet',
    fileName: 'hubspot-executive-cheatsheet.pdf',
    pages: 8,
    minutes: 5,
    page: CHEATSHEET_PATH,
  },
  'quick-wins': {
    title: 'HubSpot Quick Wins',
    fileName: 'hubspot-quick-wins.pdf',
    pages: 7,
    minutes: 10,
    page: QUICK_WINS_PATH,
  },
} as const satisfies Record<GuideName, object>;

export const isGuide = (name: string): name is GuideName =>
  (GUIDES as readonly string[]).includes(name);

/** Renders the files. */
export interface Guides {
  /** The whole PDF; rendered on the first call and cached. */
  pdf(guide: GuideName): Promise<Buffer>;
}
