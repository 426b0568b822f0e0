import type { EditedDocument } from '#src/admin/documents/use-workspace.tsx';
import { fieldId } from '#src/admin/documents/field-id.ts';
import { valueAt, withValue } from '#src/admin/documents/place.ts';
import type { ScreenDocument } from '#src/admin/documents/screen-document.ts';
import { PictureField } from '#src/admin/media/picker/picture-field.tsx';
import { Field } from '#src/ui/field.tsx';
import { SwitchField } from './simple-fields.tsx';

/** Lengths that search results show (docs/styleguide-words.md). */
const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 155;

interface PageFieldsProps {
  edited: EditedDocument;
  document: ScreenDocument;
}

/** The title and address of a page, and what search engines show. */
export function PageFields({ edited, document }: PageFieldsProps) {
  const { content, isReadOnly, update } = edited;
  const noindex = valueAt(content, ['seo', 'noindex']) === true;
  return (
    <section className="page-fields" aria-labelledby="page-fields-title">
      <h2 id="page-fields-title">Page</h2>
      <TextLine
        edited={edited}
        field="title"
        label="Title"
        hint="The name of the page in lists and menus."
      />
      <PathLine edited={edited} document={document} />
      <TextLine edited={edited} field="seo.title" label="Search title" length={TITLE_LENGTH} />
      <TextLine
        edited={edited}
        field="seo.description"
        label="Search description"
        length={DESCRIPTION_LENGTH}
        isLong
      />
      <details>
        <summary>More for search engines</summary>
        <TextLine
          edited={edited}
          field="seo.canonical"
          label="Canonical address"
          hint="Only if search engines should list another page instead."
          isOptional
        />
        <TextLine
          edited={edited}
          field="seo.image"
          label="Picture for link previews"
          hint="A path in the media library. Without one, a picture is drawn from the title."
          isOptional
          isPicture
        />
        <SwitchField
          id={fieldId(['seo', 'noindex'])}
          label="Hide from search engines"
          isOptional
          errors={[]}
          isReadOnly={isReadOnly}
          isOn={noindex}
          onChange={(isOn) =>
            update((now) => withValue(now, ['seo', 'noindex'], isOn || undefined))
          }
        />
      </details>
    </section>
  );
}

interface TextLineProps {
  edited: EditedDocument;
  /** dotted */
  field: string;
  label: string;
  hint?: string;
  /** about how many characters search results show */
  length?: number;
  isLong?: boolean;
  isOptional?: boolean;
  isFixed?: boolean;
  /** chosen in the media library */
  isPicture?: boolean;
}

function TextLine(props: TextLineProps) {
  const { edited, field, label, hint, length, isLong, isOptional = false } = props;
  const { isFixed = false, isPicture = false } = props;
  const { content, problems, isReadOnly, update } = edited;
  const place = field.split('.');
  const value = valueAt(content, place);
  const text = typeof value === 'string' ? value : '';
  const errors = problems
    .filter((problem) => problem.block === undefined && problem.field === field)
    .map(({ message }) => message);
  const change = (next: string | undefined) => update((now) => withValue(now, place, next));
  const line = (
    <Field
      id={fieldId(place)}
      label={label}
      isOptional={isOptional}
      hint={length === undefined ? hint : lengthHint(text.length, length)}
      errors={errors}
    >
      {(control) => {
        const shared = {
          ...control,
          className: 'input',
          readOnly: isReadOnly || isFixed,
          value: text,
          onChange: ({ target }: { target: { value: string } }) =>
            change(target.value === '' && isOptional ? undefined : target.value),
        };
        return isLong ? <textarea {...shared} rows={2} /> : <input {...shared} type="text" />;
      }}
    </Field>
  );
  if (!isPicture) return line;
  return (
    <PictureField
      label={label}
      value={text}
      kinds={['picture']}
      isReadOnly={isReadOnly}
      onPick={({ url }) => change(url)}
    >
      {line}
    </PictureField>
  );
}

function lengthHint(count: number, length: number): string {
  const shown = `${count} of about ${length} characters`;
  return count > length ? `${shown}: search results cut off the end` : shown;
}

function PathLine({ edited, document }: PageFieldsProps) {
  const { live, builtInPath } = document;
  const path = valueAt(edited.content, ['path']);
  const isMoved = live?.address && path !== live.address;
  const hint =
    builtInPath !== null && path === builtInPath
      ? 'Fixed, because menus, emails, and forms use the path of a built-in page.'
      : isMoved
        ? `Once published, ${live.address} redirects here.`
        : 'Such as /services/crm-strategy.';
  return (
    <TextLine
      edited={edited}
      field="path"
      label="Path"
      hint={hint}
      isFixed={builtInPath !== null && path === builtInPath}
    />
  );
}
