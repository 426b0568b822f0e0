/** The text of an image for link previews. */
export interface SocialText {
  /** the name beside the mark */
  brand: string;
  /** empty if none stands beside the name */
  mark?: string;
  eyebrow: string;
  /** line breaks are preserved if they fit */
  title: string;
}

/** The background from the design system: an SVG of 1200 by 630 pixels without text, and its labels. */
export interface SocialBackground {
  svg: string;
  /** top of the drawing; the title ends above it */
  top: number;
  labels: readonly SocialLabel[];
}

export interface SocialLabel {
  x: number;
  /** baseline */
  y: number;
  text: string;
  size: number;
  face: 'display' | 'text';
  color: string;
  isEnd?: boolean;
}

export function createSocialPainter() {
  return {
    // Loaded with the first image, because layout engine and fonts would slow down every start.
    /** Renders a PNG of 1200 by 630 pixels. */
    async png(words: SocialText, ground: SocialBackground) {
      const { drawPicture } = await import('./draw-picture.server.ts');
      return drawPicture(words, ground);
    },
  };
}
