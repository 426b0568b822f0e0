import { InputField } from '#src/admin/parts/input-field.tsx';
import { useState } from 'react';
import { DraftForm, errorsOf } from '#src/admin/documents/draft-form.tsx';
import type { FormResult } from '#src/admin/forms/form-result.ts';
import { TEMPLATES_PATH } from '#src/admin/parts/blog-template-address.ts';
import { PageHead } from '#src/admin/parts/page-head.tsx';
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

const OTHER = { label: 'Choose another template', to: TEMPLATES_PATH };

/** The variables and the title of a new post. The title follows the pattern until someone writes their own. */
export function StartPostForm({ start, result }: StartPostFormProps) {
  const given = result?.values ?? {};
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(start.variables.map(({ name }) => [name, given[variableField(name)] ?? ''])),
  );
  const [ownTitle, setOwnTitle] = useState<string | undefined>(given['title'] || undefined);
  const title = ownTitle ?? patternTitle(start.postTitle, values);
  return (
    <>
      <PageHead
        title={`New post: ${start.name}`}
        crumbs={[{ label: 'Templates', to: TEMPLATES_PATH }]}
        intro={start.description || undefined}
      />
      <div className="start-post-way">
        <DraftForm className="start-post" result={result} other={OTHER}>
          <input type="hidden" name="post" value={start.post} />
          {start.variables.map(({ name, label, example }) => (
            <InputField
              key={name}
              id={variableField(name)}
              label={label || name}
              hint={example ? `Such as ${example}.` : undefined}
              errors={errorsOf(result, variableField(name))}
              name={variableField(name)}
              maxLength={120}
              required
              value={values[name] ?? ''}
              onChange={({ target }) => setValues({ ...values, [name]: target.value })}
            />
          ))}
          <InputField
            id="post-title"
            label="Title"
            hint="It can be changed later."
            isOptional
            name="title"
            maxLength={200}
            value={title}
            onChange={({ target }) => setOwnTitle(target.value)}
            // An emptied title follows the pattern again, once it is left.
            onBlur={() => ownTitle === '' && setOwnTitle(undefined)}
          />
        </DraftForm>
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
      </div>
    </>
  );
}

/** Empty while a variable has no value. */
function patternTitle(pattern: string, values: Readonly<Record<string, string>>): string {
  const title = fillIn(pattern, values).trim();
  return /[{}]/.test(title) ? '' : title;
}
