import { createHash } from 'node:crypto';

export const FIXTURE_ORIGIN = 'https://cadron.example';

/** A small page that no check objects to, unless a part is replaced. */
export interface FixturePage {
  title?: string | null;
  description?: string | null;
  /** absolute URL; null for none */
  canonical?: string | null;
  /** more elements of the head */
  head?: string;
  headings?: string;
  /** more of the content */
  body?: string;
  words?: number;
  /** replaces the generated text */
  text?: string;
  status?: number;
  headers?: Record<string, string>;
  isInSitemap?: boolean;
  /** linked from the home page */
  isLinked?: boolean;
}

/** Words that no other page has in this order. */
export function wordsOf(seed: string, count: number): string {
  const words = Array.from({ length: count }, (_, at) =>
    createHash('sha256').update(`${seed} ${at}`).digest('hex').replaceAll(/\d/g, '').slice(0, 7),
  );
  return Array.from(
    { length: Math.ceil(count / 10) },
    (_, at) => `Say ${words.slice(at * 10, at * 10 + 10).join(' ')}.`,
  ).join(' ');
}

export function fixtureHtml(path: string, page: FixturePage): string {
  const {
    title = `All about ${path} here`,
    description = `What ${path} is about, and what it does for a company like yours.`,
    words = 300,
  } = page;
  const canonical = page.canonical === undefined ? `${FIXTURE_ORIGIN}${path}` : page.canonical;
  return `<!doctype html><html lang="en"><head>
${title === null ? '' : `<title>${title}</title>`}
${description === null ? '' : `<meta name="description" content="${description}">`}
${canonical === null ? '' : `<link rel="canonical" href="${canonical}">`}
${page.head ?? ''}</head><body><header><a href="/">Home</a></header><main>
${page.headings ?? '<h1>Main heading</h1><h2 id="part">Part</h2>'}
<p>${page.text ?? wordsOf(path, words)}</p>${page.body ?? ''}</main></body></html>`;
}

export const jsonLd = (entity: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...entity })}</script>`;
