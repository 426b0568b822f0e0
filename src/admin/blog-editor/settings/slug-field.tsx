import { PlainField, usePlainField } from '#src/admin/page-editor/plain-field.tsx';
import { useAddress } from '#src/admin/page-editor/settings/use-address.ts';
import { slugOf } from '#src/domains/site-map/slug-of.ts';
import { withFound } from '#src/admin/page-editor/use-field.ts';
import type { ScreenDocument } from '#src/admin/documents/screen-document.ts';
import { postPath } from '#src/domains/site-map/paths.ts';

interface SlugFieldProps {
  document: ScreenDocument;
  slug: string;
  title: string;
}

/** The last part of a post's address. Says as one types whether it is free, and what becomes of the old one. */
export function SlugField({ document, slug, title }: SlugFieldProps) {
  const live = document.live?.address ?? null;
  const field = usePlainField('slug', slug, false);
  const address = useAddress(document, slug);
  const path = postPath(slug);
  const findings = slug === '' && live === null ? [] : (address?.findings ?? []);
  const isFree = address && slug !== '' && path !== live && findings.length === 0;
  const suggested = slugOf(title);
  // A public address is kept even if the title changes.
  const isOffered = live === null && suggested !== '' && suggested !== slug;
  return (
    <PlainField
      field={withFound(field, findings)}
      label="Slug"
      help={helpOf(slug, path === live, Boolean(isFree))}
      autoCapitalize="off"
      spellCheck={false}
      value={slug}
      offers={[
        isOffered && { label: `Use ${suggested}`, set: () => field.set(suggested) },
        live !== null &&
          path !== live && {
            label: `Keep ${live}`,
            set: () => field.set(live.slice(postPath('').length)),
          },
      ]}
    />
  );
}

function helpOf(slug: string, isLive: boolean, isFree: boolean): string {
  if (slug === '') return 'The last part of the address, such as crm-audit-checklist.';
  if (isLive) return `Public at ${postPath(slug)}.`;
  return isFree ? `${postPath(slug)}. Nothing else has this address.` : postPath(slug);
}
