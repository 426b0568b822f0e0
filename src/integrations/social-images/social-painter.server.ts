/** What a picture for link previews says. */
export interface SocialWords {
  /** the name beside the mark */
  brand: string;
  eyebrow: string;
  /** a line break in it is a line break in the picture, where there is room */
  title: string;
}

/** The rest of it, which the design system draws: an SVG file of 1200 by 630 without words, and the words on it. */
export interface SocialBackground {
  svg: string;
  /** where the drawing begins: the title ends above */
  top: number;
  labels: readonly SocialLabel[];
}

export interface SocialLabel {
  x: number;
  /** the line it stands on */
  y: number;
  text: string;
  size: number;
  face: 'display' | 'text';
  color: string;
  isEnd?: boolean;
}

export interface SocialPainter {
  /** A PNG of 1200 by 630. */
  png(words: SocialWords, ground: SocialBackground): Promise<Buffer>;
}

export function createSocialPainter(): SocialPainter {
  return {
    // Loaded with the first picture: layout and typefaces would cost every start.
    async png(words, ground) {
      const { drawPicture } = await import('./draw-picture.server.ts');
      return drawPicture(words, ground);
    },
  };
}
