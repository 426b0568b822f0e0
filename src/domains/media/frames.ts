/** A place of the site that cuts pictures to its proportions, around their focus. */
export interface Frame {
  id: 'card' | 'cover' | 'cover-phone' | 'social';
  label: string;
  /** where visitors see it */
  where: string;
  /** proportions, and the size in pixels that it is shown at */
  width: number;
  height: number;
}

/** Every proportion that the site cuts pictures to. The components use these numbers, and the media library previews them. */
export const FRAMES = {
  card: {
    id: 'card',
    label: 'Article card',
    where: 'on /insights and below articles',
    width: 960,
    height: 480,
  },
  cover: {
    id: 'cover',
    label: 'Top of an article',
    where: 'on computers and tablets',
    width: 1600,
    height: 400,
  },
  'cover-phone': {
    id: 'cover-phone',
    label: 'Top of an article, phone',
    where: 'on screens up to 575 px',
    width: 800,
    height: 320,
  },
  social: {
    id: 'social',
    label: 'Link preview',
    where: 'in messages and social networks',
    width: 1200,
    height: 630,
  },
} as const satisfies Record<string, Frame>;

export const ALL_FRAMES: readonly Frame[] = Object.values(FRAMES);

/** The tile of a logo grid: the whole picture is fitted into it. */
export const LOGO_TILE = { width: 200, height: 34 } as const;
