import { InputField } from '#src/admin/kit/input-field.tsx';
import { useState } from 'react';
import { errorsOf, NewDraft } from '#src/admin/documents/new/new-draft.tsx';
import type { FormResult } from '#src/admin/kit/form/form-result.ts';
import { NEW_PAGE_PATH, PAGE_EDITOR_PATH } from '#src/admin/parts/page-editor-address.ts';
import { Miniature } from './miniature/miniature.tsx';
import { blankField } from './read-new-page.ts';
import { fillBlanks, suggestPath, tidyPath } from './suggest-path.ts';
import type { PageStart } from './new-page-start.server.ts';
import { useAddress } from './settings/use-address.ts';
import { messagesOf } from './use-field.ts';
import './new-page.css';

interface NewPageFormProps {
  id: string;
  start: Omit<PageStart, 'content'>;
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

const CRUMBS = [
  { label: 'Pages', to: PAGE_EDITOR_PATH },
  { label: 'New page', to: NEW_PAGE_PATH },
];

/** Title and path of a new page. Both follow what is typed above them until someone writes their own. */
export function NewPageForm({ id, start, result }: NewPageFormProps) {
  const { from, kind, name, blanks } = start;
  const [ownPath, setOwnPath] = useState<string | undefined>(result?.values['path'] || undefined);
  return (
    <NewDraft
      heading={HEADINGS[kind](name)}
      intro={INTROS[kind]}
      crumbs={CRUMBS}
      other={{ label: 'Choose another start', to: NEW_PAGE_PATH }}
      hidden={{ id, from }}
      asked={blanks.map((blank, at) => ({ ...blank, label: blank.name, field: blankField(at) }))}
      isAskedOptional
      titleOf={(values) => fillBlanks(start.title, values)}
      titleHint="The name of the page in lists and menus. It can be changed later."
      result={result}
      renderBeside={() => (kind === 'template' ? <Miniature of="templates" name={from} /> : null)}
    >
      {(title, values) => (
        <PathField
          id={id}
          value={ownPath ?? suggestPath(start.path, values, title)}
          result={result}
          onChange={setOwnPath}
        />
      )}
    </NewDraft>
  );
}

interface PathFieldProps {
  id: string;
  value: string;
  result: FormResult | undefined;
  onChange: (path: string | undefined) => void;
}

function PathField({ id, value, result, onChange }: PathFieldProps) {
  const path = tidyPath(value);
  // Until the server has replied, nothing is known: it asks again when the page is made.
  const address = useAddress({ id, live: null }, path || undefined);
  const isAsRefused = value === (result?.values['path'] ?? '');
  const refused = isAsRefused ? errorsOf(result, 'path') : [];
  const errors = address ? messagesOf(address.findings, false) : refused;
  const [warning = 'This path is free.'] = messagesOf(address?.findings ?? [], true);
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
        onBlur={() => onChange(path || undefined)}
      />
      <p className="new-page-said small tight muted" id="new-path-said" role="status">
        {address && errors.length === 0 ? warning : ''}
      </p>
    </>
  );
}
