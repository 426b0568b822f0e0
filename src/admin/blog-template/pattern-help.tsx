import { exampleValues, samplePost } from '#src/domains/content/templates/sample-post.ts';
import {
  filledTags,
  type SiteOfTemplate,
} from '#src/domains/content/templates/post-from-template.ts';
import type { TemplateContent } from '#src/domains/content/templates/template-content.ts';
import {
  COMMON_VARIABLES,
  fillIn,
  withCommon,
} from '#src/domains/content/templates/template-variables.ts';

interface PatternHelpProps {
  template: TemplateContent;
  site: SiteOfTemplate;
}

/** What the pattern of search titles makes of the example values, and which variables it knows. */
export function PatternHelp({ template, site }: PatternHelpProps) {
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
