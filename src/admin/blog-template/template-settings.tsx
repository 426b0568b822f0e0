import { FormPartContext, useFormPart } from '#src/admin/page-editor/form-context.ts';
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
  VARIABLE_SPEC,
} from './template-specs.ts';
import { exampleValues, samplePost } from '#src/domains/content/templates/sample-post.ts';
import {
  COMMON_VARIABLES,
  fillIn,
  withCommon,
} from '#src/domains/content/templates/template-variables.ts';
import { useRef, useState } from 'react';
import { newId } from '#src/admin/documents/new-id.ts';
import { moved } from '#src/admin/page-editor/list-field.tsx';
import { type ItemChange, ListItem } from '#src/admin/page-editor/list-item.tsx';
import { GroupFields } from '#src/admin/page-editor/group-field.tsx';
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
        </div>
        <h3>Variables</h3>
        <VariableList variables={template.variables} />
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

/** The variables that writers are asked for. Each has an id, so that two people can edit the list at once. */
function VariableList({ variables }: Pick<TemplateContent, 'variables'>) {
  const { isReadOnly, canEdit, change, problemsAt } = useFormPart();
  const add = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState<string>();
  const changeList = (make: (now: readonly unknown[]) => readonly unknown[]) =>
    change('variables', (now) => make(Array.isArray(now) ? (now as unknown[]) : []));

  function edit(at: number, edited: ItemChange): void {
    changeList((now) =>
      edited === 'remove'
        ? now.toSpliced(at, 1)
        : moved(now, at, edited === 'up' ? at - 1 : at + 1),
    );
    if (edited === 'remove') add.current?.focus();
  }

  return (
    <>
      <p className="field-hint">
        Words that differ from post to post, such as a city. They are asked for when a post is made,
        and stand in braces in headings, locked text and patterns.
      </p>
      <ol className="list-items">
        {variables.map((variable, at) => (
          <ListItem
            key={variable.id}
            name={`Variable ${at + 1}`}
            summary={variable.name ? `{${variable.name}}` : `Variable ${at + 1}`}
            hasProblem={problemsAt(`variables.${at}`, true).length > 0}
            isNew={variable.id === added}
            buttons={
              canEdit
                ? {
                    isFirst: at === 0,
                    isLast: at === variables.length - 1,
                    isRemovable: true,
                    isDisabled: isReadOnly,
                  }
                : undefined
            }
            onChange={(edited) => edit(at, edited)}
          >
            <GroupFields
              spec={VARIABLE_SPEC}
              path={`variables.${at}`}
              value={variable}
              Field={ValueField}
            />
          </ListItem>
        ))}
      </ol>
      {canEdit ? (
        <button
          ref={add}
          className="btn btn-small btn-quiet field-add"
          type="button"
          disabled={isReadOnly}
          onClick={() => {
            const id = newId();
            setAdded(id);
            changeList((now) => [...now, { id, name: '', label: '', example: '' }]);
          }}
        >
          Add variable
        </button>
      ) : null}
    </>
  );
}
