import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { createRandom } from '#tests/support/random.ts';

const HOST = 'old-site.example';
const ORIGIN = `http://${HOST}`;
const SEED = 20_261_128;
const BYTES_PER_POST = 10_000;
const WORDS =
  'the of and in pipeline customer lead report quarter team data value growth forecast revenue process model agent signal meeting account'.split(
    ' ',
  );

/** An export of a blog, and the server that has its pictures. */
export interface OldSite extends AsyncDisposable {
  /** of the WordPress export */
  path: string;
  bytes: number;
  /** of a server that is to find the pictures on this machine */
  env: Record<string, string>;
  /** how often pictures were asked for */
  asked(): number;
}

/** Writes an export of 10 kB a post, always the same for the same numbers, and serves its pictures on loopback. */
export async function startOldSite(posts: number, pictures: number): Promise<OldSite> {
  const folder = await mkdtemp(join(tmpdir(), 'cadron-old-site-'));
  const path = join(folder, 'old-site.WordPress.xml');
  const random = createRandom(SEED);
  for (let at = 0; at < pictures; at += 1)
    await writeFile(join(folder, `photo-${at}.jpg`), await photoOf(random));
  await pipeline(Readable.from(exportOf(posts, pictures, random)), createWriteStream(path));
  let asked = 0;
  const server = createServer((request, response) => {
    const [, name] = /^\/wp-content\/uploads\/(photo-\d+\.jpg)$/.exec(request.url ?? '') ?? [];
    asked += 1;
    if (!name) return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'image/jpeg' });
    createReadStream(join(folder, name)).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const preload = fileURLToPath(new URL('lead-to-loopback.mjs', import.meta.url));
  const { port } = server.address() as AddressInfo;
  return {
    path,
    bytes: (await stat(path)).size,
    env: { NODE_OPTIONS: `--import=${preload}`, OLD_SITE: `${HOST}=${port}` },
    asked: () => asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Another one with every call. */
function photoOf(random: () => number): Promise<Buffer> {
  const [width, height] = [12, 8];
  const pixels = Uint8Array.from({ length: width * height * 3 }, () => random() * 256);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(1_200, 800, { kernel: 'cubic' })
    .jpeg({ quality: 70 })
    .toBuffer();
}

function* exportOf(posts: number, pictures: number, random: () => number): Iterable<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Old site</title><link>${ORIGIN}</link><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>${ORIGIN}</wp:base_site_url><wp:base_blog_url>${ORIGIN}</wp:base_blog_url>
<wp:author><wp:author_login>ben</wp:author_login><wp:author_display_name><![CDATA[Ben Ito]]></wp:author_display_name></wp:author>\n`;
  for (let at = 0; at < pictures; at += 1)
    yield `<item><title>photo-${at}</title><wp:post_id>${posts + 1 + at}</wp:post_id><wp:post_type>attachment</wp:post_type><wp:status>inherit</wp:status>
<wp:attachment_url>${photoAt(at)}</wp:attachment_url></item>\n`;
  for (let n = 1; n <= posts; n += 1) yield itemOf(n, posts, pictures, random);
  yield '</channel></rss>\n';
}

const photoAt = (at: number) => `${ORIGIN}/wp-content/uploads/photo-${at}.jpg`;

/** A post with a link to another one and two pictures, each of which other posts may have too. */
function itemOf(n: number, posts: number, pictures: number, random: () => number): string {
  const words = (count: number) =>
    Array.from({ length: count }, () => WORDS[Math.floor(random() * WORDS.length)]!).join(' ');
  const shown = (n - 1) % pictures;
  const other = 1 + Math.floor(random() * posts);
  let body = `<!-- wp:paragraph --><p>Post ${n}, after <a href="${ORIGIN}/2019/post-${other}/">another one</a>.</p><!-- /wp:paragraph -->
<!-- wp:image {"id":${posts + 1 + shown}} --><figure class="wp-block-image"><img src="${photoAt(shown)}" alt="Photo ${shown}" class="wp-image-${posts + 1 + shown}"/><figcaption>${words(6)}</figcaption></figure><!-- /wp:image -->\n`;
  while (body.length < BYTES_PER_POST - 1_200)
    body += `<!-- wp:heading --><h2>${words(5)}</h2><!-- /wp:heading -->
<!-- wp:paragraph --><p>${words(60)} <strong>${words(3)}</strong> ${words(40)}</p><!-- /wp:paragraph -->
<!-- wp:list --><ul><li>${words(8)}</li><li>${words(8)}</li><li>${words(8)}</li></ul><!-- /wp:list -->\n`;
  const date = new Date(Date.UTC(2012, 0, 1, n % 24) + (n % 4_000) * 86_400_000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');
  return `<item><title>Post ${n}</title><link>${ORIGIN}/2019/post-${n}/</link><guid isPermaLink="false">${ORIGIN}/?p=${n}</guid>
<dc:creator><![CDATA[ben]]></dc:creator><content:encoded><![CDATA[${body}]]></content:encoded><excerpt:encoded><![CDATA[${words(20)}]]></excerpt:encoded>
<wp:post_id>${n}</wp:post_id><wp:post_date_gmt>${date}</wp:post_date_gmt><wp:post_name>post-${n}</wp:post_name><wp:status>${n % 10 === 0 ? 'draft' : 'publish'}</wp:status><wp:post_type>post</wp:post_type>
<category domain="category" nicename="topic-${n % 12}"><![CDATA[Topic ${n % 12}]]></category><category domain="post_tag" nicename="tag-${n % 40}"><![CDATA[Tag ${n % 40}]]></category>
<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>${posts + 1 + ((shown * 7) % pictures)}</wp:meta_value></wp:postmeta></item>\n`;
}
