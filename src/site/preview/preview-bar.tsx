import { siteFormat } from '#src/platform/clock/site-time-zone.ts';

interface PreviewBarProps {
  title: string;
  savedAt: Date;
  /** the public page has the same text */
  isPublic: boolean;
  expiresAt: Date;
  /** number of sections that are not ready to be shown */
  left: number;
}

const savedTime = siteFormat({
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'shortGeneric',
});
const day = siteFormat({
  month: 'long',
  day: 'numeric',
});

/** Says that this is a preview, how old it is, and until when the link works. */
export const PreviewBar = ({ title, savedAt, isPublic, expiresAt, left }: PreviewBarProps) => (
  <aside className="preview-bar" aria-label="About this preview">
    <p>
      <b>Preview of “{title.trim() || 'Untitled'}”</b>
      <span>
        Saved {savedTime().format(savedAt)}.{' '}
        {isPublic ? 'The public page has the same text.' : 'Not public.'} Expires{' '}
        {day().format(expiresAt)}.
      </span>
      <span>
        Forms are switched off.
        {left === 0
          ? ''
          : left === 1
            ? ' One unfinished section is left out.'
            : ` ${left} unfinished sections are left out.`}
      </span>
    </p>
  </aside>
);
