import { FieldFrame } from '#src/admin/page-editor/field-frame.tsx';
import { useField } from '#src/admin/page-editor/use-field.ts';

/** Lengths that search results show (docs/styleguide-words.md). */
const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 155;

interface SearchFieldsProps {
  title: string;
  path: string;
  seoTitle: string;
  description: string;
  isHidden: boolean;
}

/** What search engines show, with a preview of the result. */
export function SearchFields({ title, path, seoTitle, description, isHidden }: SearchFieldsProps) {
  const shown = seoTitle.trim() || title.trim();
  return (
    <>
      <SearchText label="Search title" path="seo.title" value={seoTitle} advised={TITLE_LENGTH} />
      <SearchText
        label="Search description"
        path="seo.description"
        value={description}
        advised={DESCRIPTION_LENGTH}
      />
      <figure className="search-preview" data-hidden={isHidden || undefined}>
        <figcaption>
          {isHidden ? 'Hidden: search engines do not list this page' : 'In search results, about'}
        </figcaption>
        <p className="search-preview-path">{path || '/'}</p>
        <p className="search-preview-title">{shown || 'Without a title'}</p>
        <p className="search-preview-text">
          {description.trim() || 'Without a description, search engines choose a part of the page.'}
        </p>
      </figure>
    </>
  );
}

interface SearchTextProps {
  label: string;
  path: string;
  value: string;
  /** about how many characters search results show */
  advised: number;
}

const SPEC = { kind: 'text', min: 0 } as const;

function SearchText({ label, path, value, advised }: SearchTextProps) {
  const field = useField({ spec: SPEC, label, path, value, isOptional: false });
  const shown = `${value.length} of about ${advised} characters`;
  const isLong = value.length > advised;
  return (
    <FieldFrame
      field={field}
      label={label}
      help={isLong ? `${shown}: search results cut off the end` : shown}
      isOptional={false}
    >
      {(control) => (
        <textarea
          {...control}
          {...field.events}
          className="input"
          rows={1}
          readOnly={field.isReadOnly}
          value={value}
          onChange={({ target }) => field.set(target.value.replaceAll('\n', ' '))}
        />
      )}
    </FieldFrame>
  );
}
