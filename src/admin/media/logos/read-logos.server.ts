import { PLACEHOLDER_LOGOS } from '#content/client-logos.ts';
import { logoLabel, logoUrl } from '#src/blocks/logo-label.ts';
import { tokenOf } from '#src/domains/media/asset-index.server.ts';
import { mediaUrl } from '#src/domains/media/media-address.ts';
import type { Services } from '#src/services.server.ts';
import { LOGO_GRIDS, type LogoGridInfo } from '#src/admin/media/library/logo-grids.ts';
import { plainUrl, reviewLogos } from './review-logos.ts';

/** Files of a folder that are checked; a grid shows 100. */
const MAX_FILES = 1_000;

/** A logo as the site shows it. */
export interface PreviewedLogo {
  name: string;
  url: string;
  /** undefined for a file that the library does not know yet */
  id: string | undefined;
}

export type LogoPreview = Awaited<ReturnType<typeof readLogos>>;

/** Reads what the site shows of a folder, and what is wrong with its files. */
export async function readLogos(
  { assetLists, media }: Pick<Services, 'assetLists' | 'media'>,
  grid: LogoGridInfo,
) {
  const query = { filter: { folder: grid.folder }, sort: 'name' } as const;
  const [{ assets, total }, shown] = await Promise.all([
    assetLists.list(query, { offset: 0, limit: MAX_FILES }),
    media.list(grid.folder),
  ]);
  const byUrl = new Map(assets.map((asset) => [mediaUrl(asset.address), asset]));
  const logos = shown.map(({ name, url }) => {
    const asset = byUrl.get(plainUrl(url));
    // The address changes with the file, so that a replaced logo is not an old one of the browser.
    const version = asset
      ? `${url.includes('?') ? '&' : '?'}v=${tokenOf(asset.file.hash, asset.focus, asset.crop)}`
      : '';
    return { name: logoLabel(name), url: logoUrl(url + version), id: asset?.id };
  });
  const hasSamples = logos.length === 0 && grid.slug === LOGO_GRIDS.clients.slug;
  return {
    /** in the order of the site; samples if the folder of the clients has none */
    logos: hasSamples ? PLACEHOLDER_LOGOS.map((logo) => ({ ...logo, id: undefined })) : logos,
    hasSamples,
    /** files in the folder */
    total,
    problems: reviewLogos(grid, assets, shown),
  };
}
