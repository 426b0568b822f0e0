/** The guides that a visitor can ask for, by the form that promises them. */
export const GUIDES = ['executive-cheatsheet', 'quick-wins'] as const;
export type GuideName = (typeof GUIDES)[number];

/** What a guide is called, and how its file is named on the visitor's disk. */
export const GUIDE_FACTS = {
  'executive-cheatsheet': {
    title: 'HubSpot Executive Cheatsheet',
    fileName: 'hubspot-executive-cheatsheet.pdf',
    pages: 8,
    minutes: 5,
    page: '/playbooks/hubspot-executive-cheatsheet',
  },
  'quick-wins': {
    title: 'HubSpot Quick Wins',
    fileName: 'hubspot-quick-wins.pdf',
    pages: 7,
    minutes: 10,
    page: '/playbooks/hubspot-quick-wins',
  },
} as const satisfies Record<GuideName, object>;

export const isGuide = (name: string): name is GuideName =>
  (GUIDES as readonly string[]).includes(name);

/** Makes the files. */
export interface Guides {
  /** The whole PDF; made at the first call and kept. */
  pdf(guide: GuideName): Promise<Buffer>;
}
