import { Link } from 'react-router';
import { FRAME_PATH } from '#src/admin/parts/editor-address.ts';
import type { ScreenDocument } from '#src/admin/documents/screen-document.ts';
import { PlainField } from '#src/admin/page-editor/plain-field.tsx';
import { tidyPath } from '#src/admin/page-editor/suggest-path.ts';
import { postPath, storyPath } from '#src/domains/site-map/paths.ts';
import { useAddress } from './use-address.ts';

/** How the documents of a kind are addressed. */
interface Addressing {
  field: 'path' | 'slug';
  label: string;
  /** the value as it was meant */
  tidy?(value: string): string;
  pathOf(value: string): string;
  empty: string;
  /** why a built-in document keeps its address */
  fixed: string;
}

const PAGE: Addressing = {
  field: 'path',
  label: 'Path',
  tidy: tidyPath,
  pathOf: (path) => path,
  empty: 'Such as /services/crm-strategy.',
  fixed: 'Fixed, because menus, emails, and forms use the path of a built-in page.',
};

const SLUG = {
  field: 'slug',
  label: 'Slug',
  empty: 'The last part of the address, such as crm-audit-checklist.',
  fixed: 'Fixed, because pages and the assessment refer to a built-in story.',
} as const;

const KINDS: Partial<Record<ScreenDocument['kind'], Addressing>> = {
  post: { ...SLUG, pathOf: postPath },
  story: { ...SLUG, pathOf: storyPath },
};

interface AddressFieldProps {
  document: ScreenDocument;
  value: string;
  /** a value to offer as long as the document has no public address */
  suggested: string;
}

/** The path or slug of a document. Says as one types whether it can have it, and what becomes of the old one. */
export function AddressField({ document, value, suggested }: AddressFieldProps) {
  const { kind, live, builtInPath } = document;
  const { field, label, tidy, pathOf, empty, fixed } = KINDS[kind] ?? PAGE;
  const address = useAddress(document, tidy?.(value) ?? value);
  const path = pathOf(value);
  const isFixed = builtInPath !== null && path === builtInPath;
  const isLive = path === live?.address;
  const former = isLive ? undefined : (live?.address ?? undefined);
  const found = isFixed || (value === '' && !live) ? [] : (address?.findings ?? []);
  const isFree = address && !isLive && found.length === 0;
  const state = isLive
    ? `Public at ${path}.`
    : isFree
      ? `${path}. Nothing else has this address.`
      : path;
  const isOffered = !live && !isFixed && suggested !== '' && suggested !== value;
  return (
    <>
      <PlainField
        path={field}
        label={label}
        help={isFixed ? fixed : value === '' ? empty : state}
        found={found}
        autoCapitalize="off"
        spellCheck={false}
        readOnly={isFixed}
        value={value}
        tidy={tidy}
        offers={[
          isOffered && { label: `Use ${suggested}`, value: suggested },
          former !== undefined && {
            label: `Keep ${former}`,
            value: former.slice(pathOf('').length),
          },
        ]}
      />
      {kind === 'page' && address ? (
        <Menus places={address.menus} page={{ path, title: document.content.title }} />
      ) : null}
    </>
  );
}

interface MenusProps {
  places: readonly string[];
  page: { path: string; title: string };
}

const Menus = ({ places, page }: MenusProps) => (
  <div>
    <p className="field-label">Menus</p>
    {places.length === 0 ? (
      <p className="field-hint">No menu links to this path.</p>
    ) : (
      <ul>
        {places.map((place) => (
          <li className="small" key={place}>
            {place}
          </li>
        ))}
      </ul>
    )}
    {page.path === '' ? null : (
      <Link className="text-link tap-link small" to={`${FRAME_PATH}?${new URLSearchParams(page)}`}>
        Add to a menu
      </Link>
    )}
  </div>
);
