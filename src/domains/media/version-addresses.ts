import type { AssetIndex } from './asset-index.server.ts';
import { MEDIA_BUCKET } from './media-address.ts';
import { decoded } from '#src/platform/decoded.ts';

const PREFIX = `/media/${MEDIA_BUCKET}/`;

/** An address up to what ends it in HTML, XML, JSON or Markdown, with the version that it may have already. */
const ADDRESSES = new RegExp(
  String.raw`${PREFIX}((?:&#(?:x27|39);|[^\s"<>?#\\])+)(\?v=[0-9a-f]{10}(?![0-9a-f])(&amp;|&)?|\?)?`,
  'g',
);

/** Characters that may end an address although they may also be part of one. The last one is tried first. */
const MAYBE_ENDS = /(?:\)|'|,|;|\*|!|&(?:quot|#34|#39|#x27|gt|lt);)[^)',;*!]*$/;

/** Parts of an address in an attribute. */
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&#x27;': "'", '&#39;': "'" };

/**
 * Writes the version of each file into its addresses in a document: `/media/cms_media/a.jpg?v=0123456789&width=400`. So
 * browsers may keep a file for a year, and see another one as soon as it takes its place. Addresses of unknown files stay.
 * @param ampersand what separates parameters in this kind of text: `&amp;` in XML
 */
export function versionAddresses(
  text: string,
  index: Pick<AssetIndex, 'find'>,
  ampersand: '&' | '&amp;' = '&',
): string {
  if (!text.includes(PREFIX)) return text;
  return text.replaceAll(ADDRESSES, (whole, path: string, query: string | undefined) => {
    const found = findLongest(path, index);
    if (!found) return whole;
    const version = `${PREFIX}${found.path}?v=${found.token}`;
    const rest = path.slice(found.path.length);
    if (rest !== '' || query === undefined) return version + rest + (query ?? '');
    return query === '?' || /&/.test(query) ? version + ampersand : version;
  });
}

function findLongest(path: string, index: Pick<AssetIndex, 'find'>) {
  for (let tried = path; tried !== '';) {
    const asset = index.find(decode(tried));
    if (asset && !asset.isTrashed) return { path: tried, token: asset.token };
    const shorter = tried.replace(MAYBE_ENDS, '');
    if (shorter === tried) return undefined;
    tried = shorter;
  }
  return undefined;
}

const decode = (path: string) =>
  decoded(path.replaceAll(/&(?:amp|#x27|#39);/g, (entity) => ENTITIES[entity]!));
