import { targetOf } from '#src/domains/content/references.ts';
import { found, type Place, placeOf } from '../finding.ts';
import type { DocumentRule, RouteRule } from '../rule.ts';

const FILE_NAME = /^\S+\.(?:jpe?g|png|webp|avif|svg|gif)$|^(?:img|dsc|screenshot)[-_ ]?\d*$/i;
const NOISE = /^(?:an? )?(?:image|picture|photo|photograph|graphic|icon) of\b/i;

const placeAt = (picture: Place, name: string): Place =>
  placeOf({ ...picture, field: (picture.field ?? '').replace(/src$/, name) });

export const altTexts: DocumentRule = ({ pictures }) =>
  pictures.flatMap((picture) => {
    const place = placeAt(picture, 'alt');
    const alt = picture.alt.trim();
    const missing = (message: string) => [found('image-alt', message, place)];
    const poor = (message: string) => [found('image-alt-words', message, place)];
    if (alt === '')
      return picture.isDecorative
        ? []
        : missing('Describe the picture for people who cannot see it, or mark it as decorative.');
    if (picture.isDecorative)
      return missing('Either describe the picture or mark it as decorative, not both.');
    if (FILE_NAME.test(alt)) return poor(`Describe the picture: “${alt}” is the name of a file.`);
    return NOISE.test(alt)
      ? poor('Leave out “picture of”: screen readers say that it is a picture.')
      : [];
  });

export const pictureFiles: DocumentRule = ({ pictures, post }, { media }) => {
  const cover = post?.coverImage ? [{ src: post.coverImage, field: 'coverImage' }] : [];
  return [...pictures, ...cover].flatMap((picture) => {
    const target = targetOf(picture.src);
    const broken = (message: string) => [found('broken-picture', message, placeAt(picture, 'src'))];
    if (target?.targetKind !== 'media')
      return broken(
        'Choose a picture of the media library: pictures of other sites are not shown.',
      );
    return media === undefined || media.has(target.target)
      ? []
      : broken(`Choose another picture: ${target.target} is not in the media library any more.`);
  });
};

export const PICTURES_OF_ROUTES = {
  'image-alt': ({ facts }) =>
    facts.images
      .filter(({ alt }) => alt === null)
      .map(({ src }) => {
        const key = src.replace(/\?.*$/, '');
        return found('image-alt', `The image ${key} has no alternative text.`, { key });
      }),
  'broken-picture': ({ facts }) =>
    facts.brokenPictures.map(({ src, status, isPreview }) =>
      found(
        'broken-picture',
        `The ${isPreview ? 'link preview picture' : 'picture'} ${src} responds with status ${status}.`,
        { key: src },
      ),
    ),
} satisfies Record<string, RouteRule>;
