import { createHash } from 'node:crypto';

/** What a page is, as its picture for link previews tells it. */
export type SocialKind =
  | 'home'
  | 'service'
  | 'audience'
  | 'local'
  | 'playbook'
  | 'assessment'
  | 'article'
  | 'story'
  | 'listing'
  | 'company'
  | 'page';

/** Two figures of one scale. */
interface Change {
  before: number;
  after: number;
}

/** What the drawing on a card is made from: plain data, the page's own where it has some. */
export type SocialDrawing =
  | { of: 'confluence' }
  | { of: 'hero'; name: string }
  | { of: 'cover'; family: string; seed: string }
  | { of: 'pillars'; names: readonly string[] }
  | {
      of: 'story';
      change: Change;
      /** the figures as they are printed: '64 days', '28 days', '56% shorter sales cycle' */
      words: { before: string; after: string; improvement: string };
    }
  | { of: 'stories'; changes: readonly Change[] }
  | { of: 'sheets'; count: number }
  | { of: 'minutes'; minutes: readonly number[] };

/** Everything that the picture of a page for link previews shows. The same card is the same picture. */
export interface SocialCard {
  kind: SocialKind;
  /** the name beside the mark */
  brand: string;
  /** what kind of page it is, in words: 'Service: CRM Implementation' */
  eyebrow: string;
  /** the page's headline; line breaks are its author's */
  title: string;
  drawing: SocialDrawing;
}

/**
 * The name of the way pictures are drawn. Change it with the way, so that none of the older ones is served again; for the
 * drawings, a test of `wiring/social-images` says when.
 */
export const SOCIAL_DESIGN = 's1';

/** Short name of a picture: another card or another design has another one. */
export const socialDigest = (card: SocialCard): string =>
  createHash('sha256')
    .update(JSON.stringify([SOCIAL_DESIGN, card]))
    .digest('hex')
    .slice(0, 16);

/**
 * The address of a page's picture. What stands there never changes, so it may be kept for good.
 * @param pagePath absolute, such as `/` or `/services/paid-media`
 */
export function socialImagePath(card: SocialCard, pagePath: string): string {
  const name = (pagePath.slice(1) || HOME).split('/').map(encodeURIComponent).join('/');
  return `/social/${socialDigest(card)}/${name}.png`;
}

/** The name of the picture of `/`. */
const HOME = 'home';

/** The page whose picture has that name, `services/paid-media.png`; undefined for any other name. */
export function pageOfSocialImage(name: string): string | undefined {
  const page = /^(.+)\.png$/.exec(name)?.[1];
  if (page === undefined) return undefined;
  return page === HOME ? '/' : `/${page}`;
}
