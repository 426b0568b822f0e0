import { Part } from '#src/admin/kit/screen.tsx';
import { PostButton } from '#src/admin/kit/submit-button.tsx';
import { EmailMark } from '#src/admin/emails/email-mark.tsx';
import { exactAndRelative } from '#src/admin/parts/format-time.ts';
import type { LeadEmailLine } from './lead-emails-view.ts';

interface LeadEmailsProps {
  emails: readonly LeadEmailLine[];
  /** shown when there are no emails */
  none: string;
  mayWork: boolean;
}

/** The emails of a lead with their state, and a button to send each one again. */
export function LeadEmails({ emails, none, mayWork }: LeadEmailsProps) {
  return (
    <Part className="detail-part" title="Emails">
      {emails.length === 0 ? <p className="note">{none}</p> : null}
      <ul className="lead-emails parted mt-1 small">
        {emails.map(({ id, title, status, at, reason, detail, action }) => (
          <li className="py-3" key={id}>
            <p className="flex wraps apart gap-1 gap-x-4">
              <b className="bold">{title}</b>
              <EmailMark status={status} />
            </p>
            {reason ? <p className="measure">{reason}</p> : null}
            <p className="note">
              {at.label} <time dateTime={at.time.iso}>{exactAndRelative(at.time)}</time>
              {detail ? `; ${detail}` : null}
            </p>
            {mayWork ? (
              <PostButton
                intent="send-email"
                fields={{ email: id }}
                aria-label={`${action}: ${title}`}
              >
                {action}
              </PostButton>
            ) : null}
          </li>
        ))}
      </ul>
    </Part>
  );
}
