import { hash } from 'node:crypto';

type SocialKind =
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

/** Two values on one scale. */
interface BeforeAfter {
  before: number;
  after: number;
}

/** The data of a card's drawing, taken from the page if it has some. */
export type SocialDrawing =
  | { of: 'confluence' }
  | { of: 'hero'; name: string }
  | { of: 'cover'; family: string; seed: string; values?: readonly number[] | undefined }
  | { of: 'pillars'; names: readonly string[] }
  | {
      of: 'story';
      change: BeforeAfter;
      /** the displayed values: '64 days', '28 days', '56% shorter sales cycle' */
      words: { before: string; after: string; improvement: string };
    }
  | { of: 'stories'; changes: readonly BeforeAfter[] }
  | { of: 'sheets'; count: number }
  | { of: 'minutes'; minutes: readonly number[] };

/** The content of a page's image for link previews. Equal cards have the same image. */
export interface SocialCard {
  kind: SocialKind;
  /** the name beside the logo */
  brand: string;
  /** address of the company's icon, empty if none stands beside its name; missing for the drawn mark */
  mark?: string;
  /** the label above the title, such as 'Service: CRM Implementation' */
  eyebrow: string;
  /** the page's headline, with the author's line breaks */
  title: string;
  drawing: SocialDrawing;
}

/**
 * Version of the design. Change it whenever images look different, so that older ones are not served any more; a test of
 * `wiring/social-images` fails if a drawing changed without it.
 */
export const SOCIAL_DESIGN = 's3';

/** Hash of a card and the design version, 16 hex digits. */
export const socialDigest = (card: SocialCard): string =>
  hash('sha256', JSON.stringify([SOCIAL_DESIGN, card])).slice(0, 16);

/**
 * The address of a page's image. The image at an address never changes, so it may be cached forever.
 * @param pagePath absolute, such as `/` or `/services/paid-media`
 */
export function socialImagePath(card: SocialCard, pagePath: string): string {
  const name = (pagePath.slice(1) || HOME).split('/').map(encodeURIComponent).join('/');
  return `/social/${socialDigest(card)}/${name}.png`;
}

/** The file name of the image of `/`. */
const HOME = 'home';

/** The page path for a file name such as `services/paid-media.png`; undefined if the name is not one of an image. */
export function pageOfSocialImage(name: string): string | undefined {
  const page = /^(.+)\.png$/.exec(name)?.[1];
  if (page === undefined) return undefined;
  return page === HOME ? '/' : `/${page}`;
}
