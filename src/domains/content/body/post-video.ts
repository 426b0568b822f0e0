/** A video that a post can show. */
type PostVideo =
  | { kind: 'file'; src: string; type: string }
  | { kind: 'elsewhere'; href: string; provider: 'YouTube' | 'Vimeo' };

const FILE = /^\/media\/cms_media\/[^?#]+\.(mp4|webm)$/i;
const YOUTUBE_ID = /^[\w-]{6,20}$/;
const YOUTUBE_PATHS = /^\/(?:shorts|live|embed)\/([^/]+)\/?$/;
const VIMEO_PATH = /^\/(?:video\/)?(\d{4,14})(?:\/([0-9a-f]{6,20}))?\/?$/;

/**
 * The video at an address: a file of the media library, or one on YouTube or Vimeo, by its usual address without what the
 * provider adds for tracking. Undefined for anything else.
 */
export function videoOf(written: unknown): PostVideo | undefined {
  if (typeof written !== 'string') return undefined;
  const address = written.trim();
  const [, extension] = FILE.exec(address) ?? [];
  if (extension !== undefined && URL.canParse(address, 'https://own.invalid'))
    return { kind: 'file', src: address, type: `video/${extension.toLowerCase()}` };
  const url = URL.parse(address);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? videoElsewhere(url) : undefined;
}

function videoElsewhere({ hostname, pathname, searchParams }: URL): PostVideo | undefined {
  const host = hostname.replace(/^(?:www|m|player)\./, '');
  if (host === 'vimeo.com') {
    const [, id, secret] = VIMEO_PATH.exec(pathname) ?? [];
    const href = `https://vimeo.com/${id}${secret ? `/${secret}` : ''}`;
    return id ? { kind: 'elsewhere', href, provider: 'Vimeo' } : undefined;
  }
  const id = youtubeId(host, pathname, searchParams);
  if (!id || !YOUTUBE_ID.test(id)) return undefined;
  const start = /^\d{1,6}/.exec(searchParams.get('t') ?? '')?.[0];
  const href = `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}` : ''}`;
  return { kind: 'elsewhere', href, provider: 'YouTube' };
}

function youtubeId(host: string, path: string, query: URLSearchParams): string | null | undefined {
  if (host === 'youtu.be') return path.slice(1);
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return undefined;
  return path === '/watch' ? query.get('v') : YOUTUBE_PATHS.exec(path)?.[1];
}
