import type { ObjectSpec } from '#src/admin/page-editor/field-spec.ts';
import { FormPartContext } from '#src/admin/page-editor/form-context.ts';
import type { EditedFields } from '#src/admin/documents/use-workspace.tsx';
import { GroupFields } from '#src/admin/page-editor/group-field.tsx';
import { useSettingsPart } from '#src/admin/page-editor/settings/use-settings-part.ts';
import { ValueField } from '#src/admin/page-editor/value-field.tsx';
import {
  filledTags,
  type SiteOfTemplate,
} from '#src/domains/content/templates/post-from-template.ts';
import type { TemplateContent } from '#src/domains/content/templates/template-content.ts';
import { PATTERNS_SPEC, PURPOSE_SPEC, START_SPEC } from './template-specs.ts';
import { exampleValues, samplePost } from '#src/domains/content/templates/sample-post.ts';
import {
  COMMON_VARIABLES,
  fillIn,
  withCommon,
} from '#src/domains/content/templates/template-variables.ts';
import '#src/admin/page-editor/fields.css';
import '#src/admin/page-editor/settings/page-settings.css';

interface TemplateSettingsProps {
  edited: EditedFields;
  template: TemplateContent;
  site: SiteOfTemplate;
}

/** The purpose of a template, and what its posts begin with besides their sections. */
export function TemplateSettings({ edited, template, site }: TemplateSettingsProps) {
  const part = useSettingsPart(edited);
  const { content } = edited;
  const value = { ...LISTS, ...content, author: content['author'] ?? undefined };
  const group = (spec: ObjectSpec) => (
    <GroupFields spec={spec} path="" value={value} Field={ValueField} />
  );
  return (
    <FormPartContext value={part}>
      <section className="page-settings" aria-labelledby="template-settings-title">
        <h2 className="mb-3 title" id="template-settings-title">
          Template
        </h2>
        {group(PURPOSE_SPEC)}
        <h3 className="mt-6 mb-3 pt-4 rule-above">What posts begin with</h3>
        {group(PATTERNS_SPEC)}
        <PatternHelp template={template} site={site} />
        {group(START_SPEC)}
      </section>
    </FormPartContext>
  );
}

/** Lists that an older template lacks. */
const LISTS = { defaultFor: [], variables: [], tags: [] };

interface PatternHelpProps {
  template: TemplateContent;
  site: SiteOfTemplate;
}

/** The example of a pattern of search titles, and the variables that it knows. */
function PatternHelp({ template, site }: PatternHelpProps) {
  const values = exampleValues(template);
  const { title } = samplePost(template);
  const tags = filledTags(template, { values });
  const result = fillIn(template.searchTitle, withCommon(values, { title, tags, ...site })).trim();
  const own = template.variables.filter(({ name }) => name !== '');
  return (
    <div className="grid gap-1 mt-4 mb-4 small">
      <p className="field-label">With the examples</p>
      <output className="edge on-sand py-3 px-3">
        {result || 'No pattern: posts use their own title.'}
      </output>
      <details>
        <summary className="row tap link">Variables for the search title</summary>
        <dl className="grid gap-1">
          {COMMON_VARIABLES.map(({ name, label }) => (
            <div className="pattern-variable grid gap-3" key={name}>
              <dt className="bold">{`{${name}}`}</dt>
              <dd>{label}</dd>
            </div>
          ))}
          {own.map(({ id, name, label }) => (
            <div className="pattern-variable grid gap-3" key={id}>
              <dt className="bold">{`{${name}}`}</dt>
              <dd>{label || 'asked when a post is made'}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
