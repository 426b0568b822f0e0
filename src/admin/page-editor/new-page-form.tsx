import { InputField } from '#src/admin/parts/input-field.tsx';
import { useState } from 'react';
import { useServerQuery } from '#src/admin/documents/use-server-query.ts';
import { DraftForm, errorsOf } from '#src/admin/documents/draft-form.tsx';
import type { FormResult } from '#src/admin/forms/form-result.ts';
import { NEW_PAGE_PATH, PAGE_EDITOR_PATH } from '#src/admin/parts/page-editor-address.ts';
import { PageHead } from '#src/admin/parts/page-head.tsx';
import { Miniature } from './miniature/miniature.tsx';
import { blankField } from './read-new-page.ts';
import { fillBlanks, suggestPath, tidyPath } from './suggest-path.ts';
import type { PathProblems } from './check-new-path.server.ts';

interface NewPageFormProps {
  id: string;
  start: {
    from: string;
    kind: 'blank' | 'template' | 'copy';
    name: string;
    blanks: readonly { name: string; example: string }[];
    title: string;
    path: string;
  };
  /** why the page was not made */
  result: FormResult | undefined;
}

const HEADINGS = {
  blank: () => 'Blank page',
  template: (name: string) => `New page: ${name}`,
  copy: (name: string) => `Copy of “${name}”`,
} as const;

const INTROS = {
  blank: undefined,
  template: 'What you enter first replaces the same words in brackets everywhere on the page.',
  copy: 'Sections and settings are copied, except for the search title and the canonical address.',
} as const;

const OTHER = { label: 'Choose another start', to: NEW_PAGE_PATH };

/** Title and path of a new page. Both follow what is typed above them until someone writes their own. */
export function NewPageForm({ id, start, result }: NewPageFormProps) {
  const values = result?.values ?? {};
  const [blanks, setBlanks] = useState<Record<string, string>>(() =>
    Object.fromEntries(start.blanks.map(({ name }, at) => [name, values[blankField(at)] ?? ''])),
  );
  const [ownTitle, setOwnTitle] = useState<string | undefined>(values['title']);
  const [ownPath, setOwnPath] = useState<string | undefined>(values['path'] || undefined);
  const title = ownTitle ?? fillBlanks(start.title, blanks);
  const path = ownPath ?? suggestPath(start.path, blanks, title);
  return (
    <>
      <PageHead
        title={HEADINGS[start.kind](start.name)}
        crumbs={[
          { label: 'Pages', to: PAGE_EDITOR_PATH },
          { label: 'New page', to: NEW_PAGE_PATH },
        ]}
        intro={INTROS[start.kind]}
      />
      <div className="new-page-way">
        <DraftForm className="new-page" result={result} other={OTHER}>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="from" value={start.from} />
          {start.blanks.length > 0 ? (
            <div className="new-page-blanks">
              {start.blanks.map(({ name, example }, at) => (
                <InputField
                  key={name}
                  id={blankField(at)}
                  label={name}
                  hint={`Such as ${example}.`}
                  isOptional
                  name={blankField(at)}
                  maxLength={80}
                  value={blanks[name] ?? ''}
                  onChange={({ target }) => setBlanks({ ...blanks, [name]: target.value })}
                />
              ))}
            </div>
          ) : null}
          <TitleField value={title} errors={errorsOf(result, 'title')} onChange={setOwnTitle} />
          <PathField id={id} value={path} result={result} onChange={setOwnPath} />
        </DraftForm>
        {start.kind === 'template' ? <Miniature of="templates" name={start.from} /> : null}
      </div>
    </>
  );
}

interface TitleFieldProps {
  value: string;
  errors: readonly string[];
  onChange: (title: string | undefined) => void;
}

const TitleField = ({ value, errors, onChange }: TitleFieldProps) => (
  <InputField
    id="new-title"
    label="Title"
    hint="The name of the page in lists and menus. It can be changed later."
    errors={errors}
    name="title"
    maxLength={200}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    // An emptied title follows the pattern again, once it is left.
    onBlur={() => value === '' && onChange(undefined)}
  />
);

interface PathFieldProps {
  id: string;
  value: string;
  result: FormResult | undefined;
  onChange: (path: string | undefined) => void;
}

function PathField({ id, value, result, onChange }: PathFieldProps) {
  const problems = usePathCheck(id, tidyPath(value));
  const isAsRefused = value === (result?.values['path'] ?? '');
  const errors = problems?.errors ?? (isAsRefused ? errorsOf(result, 'path') : []);
  const isFree = problems?.errors.length === 0;
  const said = isFree ? (problems.warnings[0] ?? 'This path is free.') : '';
  return (
    <>
      <InputField
        id="new-path"
        label="Path"
        hint="The address on the site. Left empty, it is made of the title."
        errors={errors}
        describedBy="new-path-said"
        name="path"
        maxLength={500}
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        // An emptied path follows the title again, once it is left.
        onBlur={() => onChange(tidyPath(value) || undefined)}
      />
      <p className="new-page-said" id="new-path-said" role="status">
        {said}
      </p>
    </>
  );
}

const PAUSE_MS = 250;

/** Asks the server about a path once typing pauses; undefined while it is not known: it asks again when the page is made. */
const usePathCheck = (id: string, path: string): PathProblems | undefined =>
  useServerQuery<PathProblems>(
    path === '' ? undefined : `${NEW_PAGE_PATH}/path?${new URLSearchParams({ id, path })}`,
    { pauseMs: PAUSE_MS },
  ).body;
