import type { ReactNode } from 'react';
import { DisclosedForm, TextField } from '#src/admin/kit/form/action-form.tsx';
import { ChoiceField } from '#src/admin/kit/form/choice-field.tsx';
import { PATTERN_VARIABLES } from '#src/domains/seo/bulk/edit-pattern.ts';
import { OVERRIDE_LABELS } from '#src/domains/seo/overrides/activity-of-overrides.ts';
import { OVERRIDE_FIELDS } from '#src/domains/seo/overrides/override.ts';

const TEXTS = (['title', 'description'] as const).map(
  (field) => [field, OVERRIDE_LABELS[field]] as const,
);
const ADDRESSES = (['canonical', 'image'] as const).map(
  (field) => [field, OVERRIDE_LABELS[field]] as const,
);

/** The changes that can be made to many routes at once; each leads to its preview. */
export const BulkForms = () => (
  <div className="bulk-actions mt-5">
    <BulkForm intent="pattern" title="Write by a pattern">
      <ChoiceField name="field" label="Value" options={TEXTS} />
      <TextField
        name="pattern"
        label="Pattern"
        maxLength={1000}
        hint={
          <>
            {Object.entries(PATTERN_VARIABLES).map(([name, meaning], at) => (
              <span key={name}>
                {at > 0 ? ', ' : ''}
                <code>{`{${name}}`}</code> {meaning}
              </span>
            ))}
          </>
        }
      />
    </BulkForm>
    <BulkForm intent="replace" title="Find and replace">
      <ChoiceField name="field" label="Value" options={TEXTS} />
      <TextField name="find" label="Find, in this case" maxLength={300} />
      <TextField name="replacement" label="Replace by" maxLength={300} />
    </BulkForm>
    <BulkForm intent="robots" title="Search engines">
      <ChoiceField
        name="noindex"
        label="These routes are"
        options={[
          ['no', 'Listed'],
          ['yes', 'Hidden (noindex)'],
        ]}
      />
    </BulkForm>
    <BulkForm intent="set" title="Set an address">
      <ChoiceField name="field" label="Value" options={ADDRESSES} />
      <TextField name="value" label="Path or https:// address" maxLength={2000} />
    </BulkForm>
    <BulkForm intent="remove" title="Give back to the pages">
      <ChoiceField
        name="field"
        label="Value"
        options={[
          ['all', 'Everything that is set here'],
          ...OVERRIDE_FIELDS.map((field) => [field, OVERRIDE_LABELS[field]] as const),
        ]}
      />
    </BulkForm>
  </div>
);

interface BulkFormProps {
  intent: string;
  title: string;
  children: ReactNode;
}

const BulkForm = ({ intent, title, children }: BulkFormProps) => (
  <DisclosedForm
    summary={title}
    group="bulk"
    intent={intent}
    submit="Preview"
    busy="Planning…"
    tone="secondary"
  >
    <div className="bulk-fields compact-fields grid gap-3 gap-x-4 items-start">{children}</div>
  </DisclosedForm>
);
