import { useId, useState } from 'react';
import { Field } from '#src/ui/field.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { shortName } from './document-labels.ts';
import type { SentPreviewLink } from './preview-api.ts';
import { PreviewAddress } from './preview-address.tsx';
import { formatSiteTime } from './site-time.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { usePreviewLinks } from './use-preview-links.ts';

const DAYS = [
  { days: 1, label: '1 day' },
  { days: 7, label: '7 days' },
  { days: 30, label: '30 days' },
] as const;

/** Makes links that show the working copy to people without an account, and revokes them. */
export function PreviewLinks({ documentId }: { documentId: string }) {
  const { links, made, message, isBusy, load, make, revoke } = usePreviewLinks(documentId);
  const [days, setDays] = useState(7);
  const id = useId();
  const summary = useKeptFocus<HTMLElement>(links);
  return (
    <details
      className="panel-previews"
      onToggle={(event) => {
        if (event.currentTarget.open) void load();
      }}
    >
      <summary ref={summary}>Share a preview</summary>
      <p className="note">
        A link shows what is saved here, also later changes, to anyone who has it. They need no
        account.
      </p>
      <div className="preview-form">
        <Field id={id} label="The link works for">
          {(control) => (
            <select
              {...control}
              className="input"
              value={days}
              onChange={({ target }) => setDays(Number(target.value))}
            >
              {DAYS.map((each) => (
                <option key={each.days} value={each.days}>
                  {each.label}
                </option>
              ))}
            </select>
          )}
        </Field>
        <button
          className="btn btn-small btn-ink"
          type="button"
          aria-disabled={isBusy || undefined}
          onClick={() => void make(days)}
        >
          Make a link
        </button>
      </div>
      {made ? <PreviewAddress key={made.link.id} path={made.path} /> : null}
      <p role="status">{message}</p>
      {links === undefined ? null : links.length === 0 ? (
        <p className="note">No link works now.</p>
      ) : (
        <ul className="preview-list" aria-label="Links that work">
          {links.map((link) => (
            <LinkItem
              key={link.id}
              link={link}
              isNew={link.id === made?.link.id}
              isBusy={isBusy}
              onRevoke={() => revoke(link.id)}
            />
          ))}
        </ul>
      )}
    </details>
  );
}

interface LinkItemProps {
  link: SentPreviewLink;
  isNew: boolean;
  isBusy: boolean;
  onRevoke(): Promise<void>;
}

const LinkItem = ({ link, isNew, isBusy, onRevoke }: LinkItemProps) => (
  <li>
    <p>
      <b>Works until {formatSiteTime(new Date(link.expiresAt))}</b>
      <span>
        {isNew ? 'The link above. ' : ''}Made by {shortName(link.createdBy)} on{' '}
        {formatSiteTime(new Date(link.createdAt))}
      </span>
    </p>
    <ConfirmButton
      label="Revoke"
      consequence="Whoever has this link will read that it does not work. This cannot be undone; you can make another link."
      confirm="Revoke the link"
      isBusy={isBusy}
      isDanger
      onConfirm={onRevoke}
    />
  </li>
);
