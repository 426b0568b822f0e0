import display from './bricolage-grotesque-600.woff2?url';
import text from './instrument-sans-400-600.woff2?url';

/** The two font files every page needs at once: preload them as `font/woff2`, `crossOrigin="anonymous"`. */
export const FONT_URLS = [display, text] as const;
