import { NewDraft } from '#src/admin/documents/new/new-draft.tsx';
import type { FormResult } from '#src/admin/forms/form-result.ts';
import { TEMPLATES_PATH } from '#src/admin/parts/blog-template-address.ts';
import { fillIn } from '#src/domains/content/templates/template-variables.ts';
import './templates.css';
import { variableField } from './variable-field.ts';

interface StartPostFormProps {
  start: {
    /** id of the post */
    post: string;
    name: string;
    description: string;
    postTitle: string;
    variables: readonly { name: string; label: string; example: string }[];
    sections: readonly { id: string; heading: string; rules: string }[];
  };
  /** why the post was not made */
  result: FormResult | undefined;
}

/** The variables and the title of a new post. */
export const StartPostForm = ({ start, result }: StartPostFormProps) => (
  <NewDraft
    heading={`New post: ${start.name}`}
    intro={start.description || undefined}
    crumbs={[{ label: 'Templates', to: TEMPLATES_PATH }]}
    other={{ label: 'Choose another template', to: TEMPLATES_PATH }}
    hidden={{ id: start.post }}
    asked={start.variables.map(({ name, label, example }) => ({
      name,
      field: variableField(name),
      label: label || name,
      example,
    }))}
    titleOf={(values) => patternTitle(start.postTitle, values)}
    titleHint="It can be changed later."
    isTitleOptional
    result={result}
    renderBeside={(values) => (
      <section className="start-post-sections" aria-labelledby="start-sections">
        <h2 className="h4" id="start-sections">
          Its sections
        </h2>
        <ol>
          {start.sections.map(({ id, heading, rules }) => (
            <li key={id}>
              {fillIn(heading, values)}
              <small>{rules}</small>
            </li>
          ))}
        </ol>
      </section>
    )}
  />
);

/** Empty while a variable has no value. */
function patternTitle(pattern: string, values: Readonly<Record<string, string>>): string {
  const title = fillIn(pattern, values).trim();
  return /[{}]/.test(title) ? '' : title;
}
