import { Link } from 'react-router';
import type { ScreenDocument } from '#src/admin/documents/screen-document.ts';
import { routeAddress } from '#src/admin/parts/seo-address.ts';
import type { OverrideField, RouteOverride } from '#src/domains/seo/overrides/override.ts';

const WORDS: Readonly<Record<OverrideField, string>> = {
  title: 'title',
  description: 'description',
  canonical: 'canonical address',
  image: 'picture',
  noindex: 'choice for search engines',
};

interface OverrideNoteProps {
  live: ScreenDocument['live'];
  field: OverrideField;
}

/** Says that the SEO manager shows another value than this field. Nothing while it does not. */
export function OverrideNote({ live, field }: OverrideNoteProps) {
  const value = live?.override?.[field];
  if (value === undefined || !live?.address) return null;
  return (
    <p className="edge-copper fine mt-2 py-2 px-3 on-sand tight breaks">
      The SEO manager shows another {WORDS[field]}: {inWords(value)}.{' '}
      <Link className="text-link row tap" to={routeAddress(live.address)}>
        Open it there
      </Link>
    </p>
  );
}

const inWords = (value: RouteOverride[OverrideField]) =>
  value === true ? 'hidden' : value === false ? 'listed' : `“${value}”`;
