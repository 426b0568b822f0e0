import { InputField } from '#src/admin/kit/input-field.tsx';
import type { EditedDocument } from '#src/admin/documents/use-workspace.tsx';
import { fieldId } from '#src/admin/documents/field-id.ts';
import { UseList } from '#src/admin/documents/used-by.tsx';
import type { UsedByView } from '#src/admin/documents/used-by-view.ts';
import { formatNumber } from '#src/admin/parts/counts.ts';
import './sections.css';

interface SectionFieldsProps {
  edited: EditedDocument;
  /** the pages that show it, when the editor was opened */
  usedBy: UsedByView;
}

/** The fields of a shared section besides its sections: its name, and where it is used. */
export function SectionFields({ edited, usedBy }: SectionFieldsProps) {
  const { content, problems, isReadOnly, update } = edited;
  const errors = problems
    .filter(({ block, field }) => block === undefined && field === 'title')
    .map(({ message }) => message);
  return (
    <section className="page-fields" aria-labelledby="section-fields-title">
      <h2 id="section-fields-title">Shared section</h2>
      <InputField
        id={fieldId(['title'])}
        label="Name"
        hint="Only the team sees it."
        errors={errors}
        maxLength={120}
        readOnly={isReadOnly}
        value={content.title}
        onChange={({ target }) => update((now) => ({ ...now, title: target.value }))}
      />
      <WhereUsed usedBy={usedBy} />
    </section>
  );
}

/** The pages that show a shared section, each with its editor. */
const WhereUsed = ({ usedBy }: Pick<SectionFieldsProps, 'usedBy'>) => (
  <section className="mt-6" aria-labelledby="where-used-title">
    <h3 className="bold" id="where-used-title">
      Where it is used
    </h3>
    {usedBy.total === 0 ? (
      <p className="note">No page uses it yet. Add it to a page as a section.</p>
    ) : (
      <>
        <p className="note">
          {usedBy.total === 1 ? '1 page uses it.' : `${formatNumber(usedBy.total)} pages use it.`}{' '}
          What you publish here is public there at once.
        </p>
        <UseList usedBy={usedBy} />
      </>
    )}
  </section>
);
