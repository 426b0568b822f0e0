import { useState } from 'react';
import { Button, LinkButton } from '#src/admin/kit/button.tsx';
import { useIsHydrated } from '#src/admin/parts/use-is-hydrated.ts';
import { type AssetView, fileAddress } from './asset-view.ts';

/** The public address with a button that copies it, and the download of the original. */
export function PublicAddress({ asset }: { asset: AssetView }) {
  const { id, publicAddress, trash } = asset;
  const [copied, setCopied] = useState('');
  const isHydrated = useIsHydrated();

  async function copy() {
    try {
      // Exists only over HTTPS and on localhost.
      await navigator.clipboard.writeText(publicAddress);
      setCopied('Copied.');
    } catch {
      setCopied('This browser does not let us copy. Select the address, and copy it from there.');
    }
  }

  return (
    <div className="mt-5">
      {trash ? null : (
        <>
          <label className="field-label" htmlFor="public-address">
            Public address
          </label>
          <div className="asset-copy mt-2 mb-2 flex wraps gap-2">
            <input
              id="public-address"
              className="input"
              readOnly
              value={publicAddress}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            {isHydrated ? <Button onClick={() => void copy()}>Copy address</Button> : null}
          </div>
          <p className="field-hint">
            It stays the same when you rename, move, or replace the file.
          </p>
          <p role="status" className="note">
            {copied}
          </p>
        </>
      )}
      <LinkButton
        tone="quiet"
        className="mt-4"
        to={fileAddress(id, { isDownload: true })}
        reloadDocument
        download
      >
        Download original
      </LinkButton>
    </div>
  );
}
