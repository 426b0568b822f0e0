import { isUnsafeAddress } from '#src/domains/content/unsafe-addresses.ts';
import { findAll } from './html.ts';

const ADDRESSES = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'xlink:href',
  'poster',
  'data',
  'srcset',
]);
const ACTIVE = new Set(['script', 'iframe', 'object', 'embed', 'base', 'meta', 'frame', 'applet']);

/**
 * Parts of the markup of content that could run or lead browsers elsewhere: scripts, frames, handlers, addresses of programs.
 * Structured data is no script.
 */
export const harmfulParts = (html: string): string[] =>
  findAll(html, {}).flatMap(({ name, attribs }) => {
    const isData = name === 'script' && attribs['type'] === 'application/ld+json';
    const attributes = Object.entries(attribs).filter(
      ([attribute, value]) =>
        /^on|^srcdoc$/i.test(attribute) ||
        (ADDRESSES.has(attribute.toLowerCase()) && isUnsafeAddress(value)),
    );
    return [
      ...(ACTIVE.has(name) && !isData ? [`<${name}>`] : []),
      ...attributes.map(([attribute, value]) => `${name} ${attribute}="${value}"`),
    ];
  });
