import { FieldFrame } from '#src/admin/page-editor/field-frame.tsx';
import { useAddress } from '#src/admin/page-editor/settings/use-address.ts';
import { slugOf } from '#src/domains/site-map/slug-of.ts';
import { useField, withFound } from '#src/admin/page-editor/use-field.ts';
import type { ScreenDocument } from '#src/admin/documents/screen-document.ts';
import { postPath } from '#src/domains/site-map/paths.ts';

interface SlugFieldProps {
  document: ScreenDocument;
  slug: string;
  title: string;
}

const SPEC = { kind: 'text', min: 0 } as const;

/** The last part of a post's address. Says as one types whether it is free, and what becomes of the old one. */
export function SlugField({ document, slug, title }: SlugFieldProps) {
  const live = document.live?.address ?? null;
  const field = useField({
    spec: SPEC,
    label: 'Slug',
    path: 'slug',
    value: slug,
    isOptional: false,
  });
  const address = useAddress(document, slug);
  const path = postPath(slug);
  const findings = slug === '' && live === null ? [] : (address?.findings ?? []);
  const isFree = address && slug !== '' && path !== live && findings.length === 0;
  const suggested = slugOf(title);
  // A public address is kept even if the title changes.
  const isOffered = !field.isReadOnly && live === null && suggested !== '' && suggested !== slug;
  return (
    <div>
      <FieldFrame
        field={withFound(field, findings)}
        label="Slug"
        help={helpOf(slug, path === live, Boolean(isFree))}
        isOptional={false}
      >
        {(control) => (
          <input
            {...control}
            {...field.events}
            className="input"
            type="text"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            readOnly={field.isReadOnly}
            value={slug}
            onChange={({ target }) => field.set(target.value)}
          />
        )}
      </FieldFrame>
      {isOffered ? (
        <button className="panel-link" type="button" onClick={() => field.set(suggested)}>
          Use {suggested}
        </button>
      ) : null}
      {live !== null && path !== live && !field.isReadOnly ? (
        <button
          className="panel-link"
          type="button"
          onClick={() => field.set(live.slice(postPath('').length))}
        >
          Keep {live}
        </button>
      ) : null}
    </div>
  );
}

function helpOf(slug: string, isLive: boolean, isFree: boolean): string {
  if (slug === '') return 'The last part of the address, such as crm-audit-checklist.';
  if (isLive) return `Public at ${postPath(slug)}.`;
  return isFree ? `${postPath(slug)}. Nothing else has this address.` : postPath(slug);
}
