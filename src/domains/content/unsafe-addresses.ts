import type { DocumentContent, DocumentProblem } from '#src/domains/documents/document.ts';
import type { ParsedContent } from '#src/domains/documents/document-adapter.ts';
import { addressesIn } from './addresses-in.ts';

/** RFC 2606 reserves `.invalid`. */
const BASE = 'https://own.invalid';
/** Schemes that browsers run, or take from the address itself or from the device. */
const UNSAFE = new Set(['javascript:', 'vbscript:', 'data:', 'blob:', 'file:', 'filesystem:']);
export const UNSAFE_ADDRESS =
  'Use a path such as /contact or an https address: this address could run a program.';

/**
 * Whether a browser would run an address or open a file of the device, however it is disguised: the URL parser reads it as a
 * browser does.
 */
export const isUnsafeAddress = (address: string): boolean =>
  UNSAFE.has(URL.parse(address, BASE)?.protocol ?? '');

/**
 * Refuses content with an address that not even a draft may have, at its place. Anything else that is no address yet is left to the
 * checks of publication, since an editor may be typing it.
 */
export function refuseUnsafe(parsed: ParsedContent): ParsedContent {
  const problems = parsed.ok ? unsafeAddresses(parsed.content) : [];
  return problems.length > 0 ? { ok: false, problems } : parsed;
}

function unsafeAddresses({ blocks = [], ...fields }: DocumentContent): DocumentProblem[] {
  const problems = (value: unknown, place: (field: string) => Omit<DocumentProblem, 'message'>) =>
    addressesIn(value)
      .filter(({ address }) => isUnsafeAddress(address))
      .map(({ field }) => ({ ...place(field), message: UNSAFE_ADDRESS }));
  const { canonical } = (fields['seo'] ?? {}) as { canonical?: unknown };
  return [
    ...problems(fields, (field) => ({ field })),
    ...problems({ href: canonical }, () => ({ field: 'seo.canonical' })),
    ...blocks.flatMap(({ id, props }) => problems(props, (field) => ({ block: id, field }))),
  ];
}
