import type { ScreenDocument } from '#src/admin/documents/screen-document.ts';
import { FieldFrame } from '#src/admin/page-editor/field-frame.tsx';
import { tidyPath } from '#src/admin/page-editor/suggest-path.ts';
import { slugOf } from '#src/domains/site-map/slug-of.ts';
import { useField, withFound } from '#src/admin/page-editor/use-field.ts';
import type { AddressReply } from './address-endpoint.ts';

interface PathFieldProps {
  document: ScreenDocument;
  path: string;
  title: string;
  /** undefined while it is unknown */
  address: AddressReply | undefined;
}

const SPEC = { kind: 'text', min: 0 } as const;

/** The path of a page. Says as one types whether it can have it, and what becomes of the old one. */
export function PathField({ document, path, title, address }: PathFieldProps) {
  const { live, builtInPath } = document;
  const field = useField({
    spec: SPEC,
    label: 'Path',
    path: 'path',
    value: path,
    isOptional: false,
  });
  const isFixed = builtInPath !== null && path === builtInPath;
  const findings = isFixed || (path === '' && !live) ? [] : (address?.findings ?? []);
  const isFree =
    address && !isFixed && path !== '' && path !== live?.address && findings.length === 0;
  const slug = path === '' ? slugOf(title) : '';
  const suggested = slug === '' ? undefined : `/${slug}`;
  return (
    <div>
      <FieldFrame
        field={withFound(field, findings)}
        label="Path"
        help={
          isFixed
            ? 'Fixed, because menus, emails, and forms use the path of a built-in page.'
            : isFree
              ? 'Nothing else has this path.'
              : 'Such as /services/crm-strategy.'
        }
        isOptional={false}
      >
        {(control) => (
          <input
            {...control}
            {...field.events}
            onBlur={() => {
              const tidy = tidyPath(path);
              if (tidy !== path && !field.isReadOnly && !isFixed) field.set(tidy);
              field.events.onBlur();
            }}
            className="input"
            type="text"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            readOnly={field.isReadOnly || isFixed}
            value={path}
            onChange={({ target }) => field.set(target.value)}
          />
        )}
      </FieldFrame>
      {suggested && !field.isReadOnly ? (
        <button className="panel-link" type="button" onClick={() => field.set(suggested)}>
          Use {suggested}
        </button>
      ) : null}
    </div>
  );
}
