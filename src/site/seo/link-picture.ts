import { FRAMES } from '#src/domains/media/frames.ts';
import { imageTypeOf, MEDIA_BUCKET } from '#src/domains/media/media-address.ts';
import type { LinkPicture } from '#src/domains/seo/head.ts';
import { usableAddress } from '#src/domains/seo/page-metadata.ts';
import type { SiteIdentity } from '#src/domains/seo/site-identity.ts';

const FRAME = FRAMES.social;

/**
 * The picture for link previews. One of the media library is cut around its focus to the proportions that networks show, as a
 * JPEG, which all of them read; a small one is not enlarged. A drawing cannot be cut. A deleted one is not shown.
 * @param chosen path or URL in the metadata of a page; ignored if it is invalid
 * @param drawn path of the image that is generated for the page; used if the site has no default picture
 */
export function linkPictureOf(
  chosen: string | undefined,
  drawn: string,
  { origin, socialPicture, fileAt }: Pick<SiteIdentity, 'origin' | 'socialPicture' | 'fileAt'>,
): LinkPicture {
  for (const address of [usableAddress(chosen), usableAddress(socialPicture)]) {
    const url = address && URL.parse(address, origin);
    if (!url) continue;
    const isOurs = url.origin === origin && url.pathname.startsWith(`/media/${MEDIA_BUCKET}/`);
    const file = isOurs ? fileAt?.(url.pathname) : undefined;
    if (file?.kind === 'gone') continue;
    const type = imageTypeOf(url.pathname);
    const isPicture = file ? isCut(file.kind) : type !== undefined && type !== 'image/svg+xml';
    if (!isOurs || !isPicture) return { address };
    const { size } = file ?? {};
    const shrink = size ? Math.min(1, size.width / FRAME.width, size.height / FRAME.height) : 1;
    return {
      address: `${url.pathname}?width=${FRAME.width}&height=${FRAME.height}&format=jpeg`,
      width: Math.round(FRAME.width * shrink),
      height: Math.round(FRAME.height * shrink),
    };
  }
  return { address: drawn, width: FRAME.width, height: FRAME.height };
}

const isCut = (kind: string | undefined) => kind === 'picture' || kind === 'animation';
