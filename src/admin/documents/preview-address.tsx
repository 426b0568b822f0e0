import { useEffect, useRef, useState } from 'react';

/** A new link, which is shown only now: selected, with a button that copies it. */
export function PreviewAddress({ path }: { path: string }) {
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
    <div className="preview-address">
      <input
        ref={field}
        className="input"
        aria-label="Preview link"
        readOnly
        value={location.origin + path}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <button className="btn btn-small btn-copper" type="button" onClick={() => void copy()}>
        Copy
      </button>
      <a className="panel-link" href={path} target="_blank" rel="noreferrer">
        Open it in a new tab
      </a>
      <p className="note">Copy it now. It is not shown again.</p>
      <p role="status">{copied}</p>
    </div>
  );
}
