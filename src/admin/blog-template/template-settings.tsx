import { FormPartContext } from '#src/admin/page-editor/form-context.ts';
import type { EditedFields } from '#src/admin/documents/use-workspace.tsx';
import { useSettingsPart } from '#src/admin/page-editor/settings/use-settings-part.ts';
import { ValueField } from '#src/admin/page-editor/value-field.tsx';
import {
  filledTags,
  type SiteOfTemplate,
} from '#src/domains/content/templates/post-from-template.ts';
import type { TemplateContent } from '#src/domains/content/templates/template-content.ts';
import {
  AUTHOR_SPEC,
  CATEGORIES_SPEC,
  CTA_SPEC,
  DESCRIPTION_SPEC,
  KIND_SPEC,
  PATTERN_SPEC,
  SCHEMA_SPEC,
  TAGS_SPEC,
  TITLE_SPEC,
  VARIABLES_SPEC,
} from './template-specs.ts';
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
  const at = (path: string) => ({ path, value: content[path] ?? undefined, isOptional: false });
  return (
    <FormPartContext value={part}>
      <section className="page-settings" aria-labelledby="template-settings-title">
        <h2 id="template-settings-title">Template</h2>
        <div className="field-list">
          <ValueField
            spec={TITLE_SPEC}
            label="Name"
            help="Only the team sees it."
            {...at('title')}
          />
          <ValueField spec={KIND_SPEC} label="Kind" {...at('kind')} />
          <ValueField
            spec={DESCRIPTION_SPEC}
            label="Description"
            help="When to use it: one sentence, in the list of starting points."
            {...at('description')}
          />
          <ValueField
            spec={CATEGORIES_SPEC}
            label="Default for categories"
            help="New posts of these categories begin with it. If two templates name a category, the one published last is used."
            {...at('defaultFor')}
            value={content['defaultFor'] ?? []}
          />
          <ValueField
            spec={VARIABLES_SPEC}
            label="Variables"
            help="Words that differ from post to post, such as a city. They are asked for when a post is made, and stand in braces in headings, locked text and patterns."
            {...at('variables')}
            value={content['variables'] ?? []}
          />
        </div>
        <h3>What posts begin with</h3>
        <div className="field-list">
          <ValueField
            spec={PATTERN_SPEC}
            label="Title"
            help="A pattern with variables of this template; empty for none."
            {...at('postTitle')}
          />
          <ValueField spec={PATTERN_SPEC} label="Search title" {...at('searchTitle')} />
          <PatternHelp template={template} site={site} />
          <ValueField
            spec={TAGS_SPEC}
            label="Tags"
            help="The first one is the category."
            {...at('tags')}
            value={content['tags'] ?? []}
          />
          <ValueField spec={AUTHOR_SPEC} label="Author" {...at('author')} isOptional />
          <ValueField
            spec={SCHEMA_SPEC}
            label="Type for search engines"
            help="How structured data names the posts. “How-to” is not among them: Google no longer shows how-to results."
            {...at('schemaType')}
          />
          <ValueField
            spec={CTA_SPEC}
            label="Call to action"
            help="Stands at the end of each post. Writers can move it or take it out."
            {...at('cta')}
            isOptional
          />
        </div>
      </section>
    </FormPartContext>
  );
}

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
    <div className="pattern-help">
      <p className="field-label">With the examples</p>
      <output>{result || 'No pattern: posts use their own title.'}</output>
      <details>
        <summary>Variables for the search title</summary>
        <dl>
          {COMMON_VARIABLES.map(({ name, label }) => (
            <div key={name}>
              <dt>{`{${name}}`}</dt>
              <dd>{label}</dd>
            </div>
          ))}
          {own.map(({ id, name, label }) => (
            <div key={id}>
              <dt>{`{${name}}`}</dt>
              <dd>{label || 'asked when a post is made'}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
