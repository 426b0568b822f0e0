import { useMemo, useState } from 'react';
import { Button } from '#src/admin/kit/button.tsx';
import type { EditedDocument } from '#src/admin/documents/use-workspace.tsx';
import { WordDiff } from '#src/admin/documents/word-diff.tsx';
import { formatCount } from '#src/admin/parts/counts.ts';
import type { TemplateContent } from '#src/domains/content/templates/template-content.ts';
import type { TemplateChangeKind } from '#src/domains/content/templates/template-changes.ts';
import { type TemplateVersion, updateOf } from '#src/domains/content/templates/template-update.ts';
import type { LoadedTemplate } from './use-post-template.ts';

export interface UpdateOfferProps {
  edited: Pick<EditedDocument, 'content' | 'isReadOnly' | 'canEdit' | 'update'>;
  template: Extract<LoadedTemplate, { status: 'ready' }>;
  used: TemplateContent;
}

/** Offers a newer version of the template, with what it would change in this post. */
export function UpdateOffer({ edited, template, used }: UpdateOfferProps) {
  const [isOpen, setOpen] = useState(false);
  const { live, ref, site } = template;
  if (!live || live.version === ref.version || !edited.canEdit) return null;
  const from: TemplateVersion = { version: ref.version, content: used };
  return (
    <div className="edge-teal py-3 px-4 grid gap-4 on-sand">
      <p>
        <b>The template has changed.</b> What you wrote stays, whatever you choose.
      </p>
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide the changes' : 'See what would change'}
      </Button>
      {isOpen ? (
        <Changes content={edited.content} template={template} from={from} to={live} />
      ) : null}
      <Button
        tone="primary"
        isDisabled={edited.isReadOnly}
        onClick={() => edited.update((now) => updateOf(from, live, now, ref, site).content)}
      >
        Update this post
      </Button>
    </div>
  );
}

interface ChangesProps {
  content: EditedDocument['content'];
  template: UpdateOfferProps['template'];
  from: TemplateVersion;
  to: TemplateVersion;
}

/** Follows what is typed while it is open. */
function Changes({ content, template: { ref, site }, from, to }: ChangesProps) {
  const { version, content: used } = from;
  const { changes } = useMemo(
    () => updateOf({ version, content: used }, to, content, ref, site),
    [version, used, to, content, ref, site],
  );
  if (changes.length === 0)
    return <p className="note">Nothing in this post changes: it only gets the new version.</p>;
  return (
    <>
      <p className="note">{formatCount(changes.length, 'change')}:</p>
      <ul>
        {changes.map((change) => (
          <li className="py-2 rule-above" key={`${change.kind} ${change.name}`}>
            <b>{change.name || 'Without a heading'}</b>{' '}
            <small className="small muted">{KINDS[change.kind]}</small>
            {change.before === '' && change.after === '' ? null : (
              <WordDiff before={change.before} after={change.after} isFolded />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const KINDS: Readonly<Record<TemplateChangeKind, string>> = {
  added: 'New section',
  removed: 'Removed: nothing is written in it',
  kept: 'No longer in the template; your text stays as a section of your own',
  moved: 'Moved up',
  heading: 'Heading',
  locked: 'Locked text',
  rules: 'What is asked for',
  setting: 'Setting',
};
