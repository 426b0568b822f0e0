import { isUnsafeAddress } from '../unsafe-addresses.ts';

/** Services that put their own address around links, and the parameters that have the real one. */
const WRAPPERS: readonly (readonly [RegExp, string, readonly string[]])[] = [
  [/^(?:www\.)?google\.[a-z.]+$/, '/url', ['q', 'url']],
  [/\.safelinks\.protection\.outlook\.com$/, '/', ['url']],
  [/^lm?\.facebook\.com$/, '/l.php', ['u']],
];
const LINK = /^(?:https?:\/\/|mailto:|tel:)\S*$|^\/(?![/\\])\S*$/i;
/** A bare address, without the punctuation after it. */
const BARE = /https?:\/\/[^\s<>"“”„«»\u00A0]+/gi;

/**
 * The address that a link of another program means: without the redirect around it. Undefined for parts of the page that it
 * comes from, for programs, and for what is no address.
 * @param base what a relative address starts from; without it, there is none. Paths from the root stay links to this site without a base,
 * and with one that is at no real site (RFC 2606)
 */
export function linkOf(
  written: string | undefined,
  origin?: string,
  base?: string,
): string | undefined {
  // Browsers leave out control signs, too.
  const address = (written ?? '')
    .replaceAll(/[\p{Cc}\s]+/gu, (blank) => (/^ +$/.test(blank) ? ' ' : ''))
    .trim();
  const whole = (address.startsWith('//') ? `https:${address}` : address).replaceAll(' ', '%20');
  if (isUnsafeAddress(whole)) return undefined;
  if (!LINK.test(whole)) return absoluteOf(whole, base);
  if (whole.startsWith('/') && !base?.includes('.invalid/'))
    return absoluteOf(whole, base) ?? whole;
  if (!/^https?:/i.test(whole)) return whole;
  const url = URL.parse(whole);
  if (!url) return undefined;
  if (url.origin === origin) return url.pathname + url.search + url.hash;
  const [, , names = []] =
    WRAPPERS.find(([host, path]) => host.test(url.hostname) && url.pathname === path) ?? [];
  const inner = names.map((name) => url.searchParams.get(name)).find((each) => each !== null);
  return inner && /^https?:/i.test(inner) ? linkOf(inner, origin) : whole;
}

/** A relative address in full; undefined for another one, and for a part of the page. */
export function absoluteOf(address: string, base: string | undefined): string | undefined {
  if (base === undefined || /^(?:#|$|[a-z][a-z\d+.-]*:)/i.test(address)) return undefined;
  const full = URL.parse(address, base)?.href;
  return full !== undefined && /^https?:/.test(full) ? full : undefined;
}

interface TextPart {
  text: string;
  href?: string;
}

/** A text in parts: its bare addresses, and what is between them. */
export function addressesInText(text: string): TextPart[] {
  if (!text.includes('://')) return [{ text }];
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(BARE)) {
    const address = withoutPunctuation(found);
    const before = text[index - 1] ?? ' ';
    const href = /[\p{L}\p{N}]/u.test(before) ? undefined : linkOf(address);
    if (href === undefined || !URL.canParse(address)) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: address, href: address });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** Punctuation at the end belongs to the sentence, and a parenthesis only if it was opened in the address. */
function withoutPunctuation(address: string) {
  let end = address.length;
  for (;;) {
    const last = address[end - 1] ?? '';
    const rest = address.slice(0, end);
    const isOpen = last === ')' && rest.split('(').length < rest.split(')').length;
    if (!/[.,:;!?'’\]}*_~]/.test(last) && !isOpen) return rest;
    end -= 1;
  }
}

/** Whether a text is nothing but one address. */
export function isAddress(text: string): boolean {
  const [first, ...rest] = addressesInText(text.trim());
  return first?.href !== undefined && rest.length === 0;
}
