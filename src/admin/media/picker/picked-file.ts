import type { Asset } from '#src/domains/media/asset.ts';

/** A file that someone has chosen in the library, for the document that shows it. */
export type PickedFile = ReturnType<typeof toPickedFile>;

type PickedAsset = Pick<
  Asset,
  'id' | 'address' | 'name' | 'alt' | 'isDecorative' | 'focus' | 'crop'
> & { file: Pick<Asset['file'], 'kind' | 'width' | 'height'> };

/** @param url the public path of the file */
export function toPickedFile(asset: PickedAsset, url: string) {
  const { id, address, name, alt, isDecorative, focus, crop, file } = asset;
  const { kind, width, height } = file;
  const shown = (size: number | null, share = 1) =>
    size === null ? null : Math.max(1, Math.round(size * share));
  return {
    id,
    address,
    /** public path, such as `/media/cms_media/Team/ana.jpg` */
    url,
    name,
    kind,
    alt,
    isDecorative,
    /** pixels as the site shows it, after its crop; null for what has no size */
    width: shown(width, crop?.width),
    height: shown(height, crop?.height),
    focus,
  };
}
