import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#src/admin/kit/button.tsx';
import { SelectField } from '#src/admin/kit/input-field.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { shortName } from './document-labels.ts';
import {
  type MadePreview,
  type PreviewBody,
  type PreviewList,
  previewsApi,
  type SentPreviewLink,
} from './preview-api.ts';
import { formatSiteTime } from './site-time.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { failureOf, isDone, requestJson } from './post-json.ts';
import { useServerQuery } from './use-server-query.ts';

const DAYS = [
  { days: 1, label: '1 day' },
  { days: 7, label: '7 days' },
  { days: 30, label: '30 days' },
] as const;

/** Makes links that show the working copy to people without an account, and revokes them. */
export function PreviewLinks({ documentId }: { documentId: string }) {
  const [isShown, setShown] = useState(false);
  const previews = usePreviewLinks(documentId, isShown);
  const { links, made, message, isBusy, make, revoke } = previews;
  const [days, setDays] = useState(7);
  const id = useId();
  const summary = useKeptFocus<HTMLElement>(message ? links : undefined);
  return (
    <details onToggle={(event) => setShown(event.currentTarget.open)}>
      <summary className="opener medium" ref={summary}>
        Share a preview
      </summary>
      <p className="note">
        A link shows what is saved here, also later changes, to anyone who has it. They need no
        account.
      </p>
      <div className="preview-form flex wraps items-end gap-3 mt-3">
        <SelectField
          id={id}
          label="The link works for"
          value={days}
          onChange={({ target }) => setDays(Number(target.value))}
        >
          {DAYS.map((each) => (
            <option key={each.days} value={each.days}>
              {each.label}
            </option>
          ))}
        </SelectField>
        <Button tone="secondary" isBusy={isBusy} onClick={() => void make(days)}>
          Make a link
        </Button>
      </div>
      {made ? <PreviewAddress key={made.link.id} path={made.path} /> : null}
      <p role="status">{message}</p>
      {links === undefined ? null : links.length === 0 ? (
        <p className="note">No link works now.</p>
      ) : (
        <ul aria-label="Links that work">
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
  <li className="mt-3 pt-3 rule-above">
    <p>
      <b className="block">Works until {formatSiteTime(new Date(link.expiresAt))}</b>
      <span className="block">
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

/** A new link, which is shown only now: selected, with a button that copies it. */
function PreviewAddress({ path }: { path: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState('');
  const isNew = useRef(true);
  useEffect(() => {
    // Also run when the panel was hidden, and appears again.
    if (!isNew.current) return;
    isNew.current = false;
    field.current?.focus();
    field.current?.select();
  }, []);
  async function copy(): Promise<void> {
    try {
      // Exists only over HTTPS and on localhost.
      await navigator.clipboard.writeText(field.current!.value);
      setCopied('Copied.');
    } catch {
      field.current?.focus();
      field.current?.select();
      setCopied('This browser does not let us copy. The link is selected; copy it from there.');
    }
  }
  return (
    <div className="edge-teal flex wraps items-end gap-3 mt-3 py-1 px-3">
      <input
        ref={field}
        className="input min-0 basis-full"
        aria-label="Preview link"
        readOnly
        value={location.origin + path}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button tone="primary" onClick={() => void copy()}>
        Copy
      </Button>
      <a className="panel-link" href={path} target="_blank" rel="noreferrer">
        Open it in a new tab
      </a>
      <p className="note basis-full">Copy it now. It is not shown again.</p>
      <p className="basis-full" role="status">
        {copied}
      </p>
    </div>
  );
}

const UNREACHABLE = 'The server cannot be reached. Check your connection, then try again.';

/** Reads the preview links of a document while they are shown, makes and revokes them. */
function usePreviewLinks(documentId: string, isShown: boolean) {
  const url = previewsApi(documentId);
  const { last, failed, tryAgain } = useServerQuery<PreviewList>(isShown ? url : undefined);
  const [made, setMade] = useState<MadePreview>();
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  /** A double click makes one link. */
  async function post<Body>(body: PreviewBody): Promise<Body | undefined> {
    if (isBusy) return undefined;
    setBusy(true);
    const reply = await requestJson<Body & { message?: string }>(url, body);
    setBusy(false);
    setMessage(isDone(reply) ? '' : failureOf(reply, UNREACHABLE));
    if (!isDone(reply)) return undefined;
    tryAgain();
    return reply.body;
  }
  async function make(days: number): Promise<void> {
    const reply = await post<MadePreview>({ type: 'make', days });
    if (reply) setMade(reply);
  }
  async function revoke(id: string): Promise<void> {
    if (!(await post({ type: 'revoke', link: id }))) return;
    setMade((shown) => (shown?.link.id === id ? undefined : shown));
    setMessage('Revoked. The link does not work any more.');
  }
  const unread = failed && failureOf(failed, UNREACHABLE);
  return { links: last?.links, made, message: message || unread, isBusy, make, revoke };
}
