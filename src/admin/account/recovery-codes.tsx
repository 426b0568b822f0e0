import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useIsHydrated } from '#src/admin/parts/use-is-hydrated.ts';
import { ACCOUNT_PATH } from '#src/admin/shell/admin-address.ts';

const FILE_NAME = 'cadron-recovery-codes.txt';

/** The recovery codes, shown this once. Copying needs JavaScript; the download does not. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const isHydrated = useIsHydrated();
  const [copied, setCopied] = useState('');
  const intro = useRef<HTMLParagraphElement>(null);
  useEffect(() => intro.current?.focus(), []);
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied('Copied'),
      () => setCopied('Copying was refused. Select the codes, or download them.'),
    );
  return (
    <>
      <p className="admin-intro admin-measure" tabIndex={-1} ref={intro}>
        Two-step sign-in is on. Each of these codes replaces your phone once, when it is lost or
        empty. They are shown only now: keep them where you keep passwords.
      </p>
      <ul className="recovery-codes" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="admin-actions">
        <a
          className="btn btn-small btn-quiet"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={FILE_NAME}
        >
          Download
        </a>
        {isHydrated ? (
          <button className="btn btn-small btn-quiet" type="button" onClick={copy}>
            Copy
          </button>
        ) : null}
        <Link className="btn btn-small btn-copper" to={ACCOUNT_PATH}>
          I have saved them
        </Link>
      </div>
      <p className="note" role="status">
        {copied}
      </p>
    </>
  );
}
