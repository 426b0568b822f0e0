import type { ScreenDocument } from '#src/admin/documents/screen-document.ts';
import { PlainField, usePlainField } from '#src/admin/page-editor/plain-field.tsx';
import { tidyPath } from '#src/admin/page-editor/suggest-path.ts';
import { slugOf } from '#src/domains/site-map/slug-of.ts';
import { withFound } from '#src/admin/page-editor/use-field.ts';
import type { AddressReply } from './address-endpoint.ts';

interface PathFieldProps {
  document: ScreenDocument;
  path: string;
  title: string;
  /** undefined while it is unknown */
  address: AddressReply | undefined;
}

/** The path of a page. Says as one types whether it can have it, and what becomes of the old one. */
export function PathField({ document, path, title, address }: PathFieldProps) {
  const { live, builtInPath } = document;
  const field = usePlainField('path', path, false);
  const isFixed = builtInPath !== null && path === builtInPath;
  const findings = isFixed || (path === '' && !live) ? [] : (address?.findings ?? []);
  const isFree =
    address && !isFixed && path !== '' && path !== live?.address && findings.length === 0;
  const slug = path === '' ? slugOf(title) : '';
  return (
    <PlainField
      field={withFound(field, findings)}
      label="Path"
      help={
        isFixed
          ? 'Fixed, because menus, emails, and forms use the path of a built-in page.'
          : isFree
            ? 'Nothing else has this path.'
            : 'Such as /services/crm-strategy.'
      }
      onBlur={() => {
        const tidy = tidyPath(path);
        if (tidy !== path && !field.isReadOnly && !isFixed) field.set(tidy);
        field.events.onBlur();
      }}
      autoCapitalize="off"
      spellCheck={false}
      readOnly={field.isReadOnly || isFixed}
      value={path}
      offers={[slug !== '' && { label: `Use /${slug}`, set: () => field.set(`/${slug}`) }]}
    />
  );
}
