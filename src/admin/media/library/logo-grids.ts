import { LIBRARY_PATH } from './library-query.ts';
import { CLIENT_LOGOS, TECHNOLOGY_LOGOS } from '#src/domains/media/logo-folders.ts';

/** A grid of the site that shows the pictures of a folder. */
export interface LogoGridInfo {
  /** the last part of the preview's address */
  slug: string;
  folder: string;
  /** the page that shows it */
  page: { path: string; label: string };
  /** how the page shows it */
  intro: string;
  /** whether photographs do not belong there: PNG by docs/specification.md, section 7; a drawing is sharper still */
  isPngOnly: boolean;
}

export const LOGO_GRIDS = {
  clients: {
    slug: 'active-client-logos',
    folder: CLIENT_LOGOS,
    page: { path: '/', label: 'home page' },
    intro: 'Six logos at a time. Every four seconds, another one takes a place.',
    isPngOnly: false,
  },
  technologies: {
    slug: 'technology-logos',
    folder: TECHNOLOGY_LOGOS,
    page: { path: '/about', label: 'About page' },
    intro: 'All logos, by name.',
    isPngOnly: true,
  },
} as const satisfies Record<string, LogoGridInfo>;

const ALL: readonly LogoGridInfo[] = Object.values(LOGO_GRIDS);

export const findLogoGrid = (slug: string): LogoGridInfo | undefined =>
  ALL.find((grid) => grid.slug === slug);

/** The preview of a folder's grid; undefined for a folder that no grid shows. */
export function logoGridAddress(folder: string | undefined): string | undefined {
  const grid = ALL.find((each) => each.folder === folder);
  return grid && `${LIBRARY_PATH}/logos/${grid.slug}`;
}
