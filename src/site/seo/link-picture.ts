import { FRAMES } from '#src/domains/media/frames.ts';
import { imageTypeOf, MEDIA_BUCKET } from '#src/domains/media/media-address.ts';
import type { LinkPicture } from '#src/domains/seo/head.ts';
import { usableAddress } from '#src/domains/seo/page-metadata.ts';
import type { SiteIdentity } from '#src/domains/seo/site-identity.ts';

const { width, height } = FRAMES.social;

/**
 * The picture for link previews. One of the media library is cut around its focus to the proportions that networks show, as a
 * JPEG, which all of them read. An SVG cannot be cut.
 * @param chosen path or URL in the metadata of a page; ignored if it is invalid
 * @param drawn path of the image that is generated for the page; used if the site has no default picture
 */
export function linkPictureOf(
  chosen: string | undefined,
  drawn: string,
  { origin, socialPicture }: Pick<SiteIdentity, 'origin' | 'socialPicture'>,
): LinkPicture {
  const address = usableAddress(chosen) ?? usableAddress(socialPicture);
  const url = address && URL.parse(address, origin);
  if (!url) return { address: drawn, width, height };
  const type = imageTypeOf(url.pathname);
  const isOurs = url.origin === origin && url.pathname.startsWith(`/media/${MEDIA_BUCKET}/`);
  if (!isOurs || !type || type === 'image/svg+xml') return { address };
  return {
    address: `${url.pathname}?width=${width}&height=${height}&format=jpeg`,
    width,
    height,
  };
}
