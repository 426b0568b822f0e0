import { targetOf } from '#src/domains/content/references.ts';
import { type Check, EVERY_KIND } from '../check.ts';
import { blocks, type Place, warns } from '../finding.ts';

const FILE_NAME = /^\S+\.(?:jpe?g|png|webp|avif|svg|gif)$|^(?:img|dsc|screenshot)[-_ ]?\d*$/i;
const NOISE = /^(?:an? )?(?:image|picture|photo|photograph|graphic|icon) of\b/i;

const placeOf = ({ block, field = '' }: Place, name: string): Place => ({
  ...(block !== undefined && { block }),
  field: field.replace(/src$/, name),
});

export const altText: Check = {
  id: 'alt-text',
  title: 'Alt text',
  kinds: EVERY_KIND,
  find({ pictures }) {
    return pictures.flatMap((picture) => {
      const place = placeOf(picture, 'alt');
      const alt = picture.alt.trim();
      if (picture.isDecorative && alt === '') return [];
      if (alt === '')
        return [
          blocks(
            'Describe the picture for people who cannot see it, or mark it as decorative.',
            place,
          ),
        ];
      if (picture.isDecorative)
        return [blocks('Either describe the picture or mark it as decorative, not both.', place)];
      if (FILE_NAME.test(alt))
        return [warns(`Describe the picture: “${alt}” is the name of a file.`, place)];
      if (NOISE.test(alt))
        return [warns('Leave out “picture of”: screen readers say that it is a picture.', place)];
      return [];
    });
  },
};

export const pictureFiles: Check = {
  id: 'picture-files',
  title: 'Files of pictures',
  kinds: EVERY_KIND,
  find({ pictures, post }, { media }) {
    const cover = post?.coverImage ? [{ src: post.coverImage, field: 'coverImage' }] : [];
    return [...pictures, ...cover].flatMap((picture) => {
      const place = placeOf(picture, 'src');
      const target = targetOf(picture.src);
      if (target?.targetKind !== 'media')
        return [
          blocks(
            'Choose a picture of the media library: pictures of other sites are not shown.',
            place,
          ),
        ];
      if (media === undefined || media.has(target.target)) return [];
      return [
        blocks(
          `Choose another picture: ${target.target} is not in the media library any more.`,
          place,
        ),
      ];
    });
  },
};
