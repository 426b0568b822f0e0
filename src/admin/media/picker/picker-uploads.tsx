import { useEffect, useEffectEvent, useRef } from 'react';
import { UploadRow } from '#src/admin/uploads/upload-row.tsx';
import { currentUploads } from '#src/admin/uploads/upload-session.ts';
import { useUploads } from '#src/admin/uploads/use-uploads.ts';
import { summaryOf } from '#src/admin/uploads/upload-words.ts';
import type { AssetKind } from '#src/domains/media/asset.ts';
import type { SentAsset } from '#src/domains/media/intake/sent-upload.ts';
import '#src/admin/uploads/uploads.css';

interface PickerUploadsProps {
  /** uploads that began here */
  keys: readonly string[];
  kinds: readonly AssetKind[];
  onAdded(asset: SentAsset): void;
}

/** What became of files that were uploaded in the dialog. The first that fits is chosen. */
export function PickerUploads({ keys, kinds, onAdded }: PickerUploadsProps) {
  const own = useUploads().filter(({ key }) => keys.includes(key));
  const seen = useRef(new Set<string>());
  const report = useEffectEvent(onAdded);
  const done = own.filter(({ state, asset }) => state === 'done' && asset !== undefined);
  useEffect(() => {
    const fresh = done.filter(({ key }) => !seen.current.has(key));
    for (const { key } of fresh) seen.current.add(key);
    const fitting = fresh.find(({ asset }) => asset && kinds.includes(asset.kind));
    if (fitting?.asset) report(fitting.asset);
  }, [done, kinds]);
  const store = currentUploads();
  const shown = own.filter(({ state }) => state !== 'done');
  const others = done.filter(({ asset }) => asset && !kinds.includes(asset.kind));
  if (!store || own.length === 0) return null;
  return (
    <div className="picker-uploads">
      <p role="status">{summaryOf(own)}</p>
      {others.map(({ key, name }) => (
        <p key={key}>“{name}” is in the library, but cannot be chosen here.</p>
      ))}
      {shown.length > 0 ? (
        <ul>
          {shown.map((upload) => (
            <UploadRow key={upload.key} upload={upload} store={store} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}
