import { useState } from 'react';
import { Button } from '#src/admin/kit/button.tsx';
import { Icon } from '#src/admin/kit/icon.tsx';
import { formatCount } from '#src/admin/parts/counts.ts';
import { useUploads, currentUploads } from './upload-session.ts';
import { UploadLink, UploadRow } from './upload-row.tsx';
import {
  isActive,
  isOver,
  SHOWS_UPLOADS,
  type Upload,
  type UploadState,
  announcementOf,
  inOrder,
  progressOf,
  summaryOf,
} from './upload.ts';
import type { UploadStore } from './upload-store.ts';
import './uploads.css';

/** More rows would slow down the page, and nobody reads them. */
const MAX_ROWS = 100;

/** On phones and tablets, or beside a text that shows its uploads itself, the list would cover the page: it opens when asked for. */
const hasRoom = () =>
  document.querySelector(`[${SHOWS_UPLOADS}]`) === null &&
  (typeof matchMedia !== 'function' || matchMedia('(width >= 64rem)').matches);

/** All uploads of this tab: how far they are, and what can be done about them. */
export function UploadTray() {
  const uploads = useUploads();
  const [isOpen, setOpen] = useState(hasRoom);
  const store = currentUploads();
  if (!store) return null;
  const keysIn = (...states: readonly UploadState[]) =>
    uploads.filter(({ state }) => states.includes(state)).map(({ key }) => key);
  const pausable = keysIn('waiting', 'sending', 'offline', 'checking');
  const paused = keysIn('paused');
  const failed = keysIn('failed');
  const signedOut = keysIn('signed-out');
  const shown = inOrder(uploads).slice(0, MAX_ROWS);
  const isEnded = uploads.every((upload) => isOver(upload));
  return (
    <section
      className="uploads fg column on-paper small tight"
      aria-label="Uploads"
      data-open={isOpen || undefined}
    >
      <p className="sr-only" role="status" aria-label="State of uploads">
        {announcementOf(uploads)}
      </p>
      <header className="row rigid px-1 chip-dark">
        <Button
          className="uploads-fold gap-2 row grow min-0 tap px-3 bold left pointer"
          aria-expanded={isOpen}
          aria-controls="uploads-list"
          onClick={() => setOpen(!isOpen)}
        >
          <Icon path="M3 6l5 5 5-5" />
          <span>{summaryOf(uploads)}</span>
        </Button>
        {isEnded ? (
          <Button className="icon-button" aria-label="Close uploads" onClick={store.clear}>
            <Icon path="M3 3l10 10M13 3L3 13" />
          </Button>
        ) : null}
      </header>
      {uploads.some((upload) => isActive(upload)) ? <Progress uploads={uploads} /> : null}
      <div id="uploads-list" hidden={!isOpen}>
        <div className="uploads-all wraps gap-x-5 px-4 rule-below">
          {failed.length > 0 ? (
            <UploadLink onClick={() => store.retry(failed)}>
              {failed.length > 1 ? 'Retry all' : 'Retry'}
            </UploadLink>
          ) : null}
          {paused.length > 0 && uploads.length > 1 ? (
            <UploadLink onClick={() => store.resume(paused)}>Resume all</UploadLink>
          ) : null}
          {pausable.length > 0 && uploads.length > 1 ? (
            <UploadLink onClick={() => store.pause(pausable)}>Pause all</UploadLink>
          ) : null}
          {uploads.some((upload) => isOver(upload)) && !isEnded ? (
            <UploadLink onClick={store.clear}>Clear finished</UploadLink>
          ) : null}
        </div>
        {signedOut.length > 0 ? (
          <p className="py-3 px-4 on-sand rule-below">
            Your session has ended.{' '}
            <a className="text-link" href="/admin/login" target="_blank" rel="noopener">
              Sign in again
            </a>{' '}
            in a new tab, then{' '}
            <Button tone="text" onClick={store.signedIn}>
              continue
            </Button>
            .
          </p>
        ) : null}
        <DuplicateChoice keys={keysIn('duplicate')} store={store} />
        <ul className="parted">
          {shown.map((upload) => (
            <UploadRow key={upload.key} upload={upload} store={store} />
          ))}
        </ul>
        {uploads.length > MAX_ROWS ? (
          <p className="py-3 px-4 rule-above muted">and {uploads.length - MAX_ROWS} more</p>
        ) : null}
      </div>
    </section>
  );
}

const Progress = ({ uploads }: { uploads: readonly Upload[] }) => (
  <progress
    className="uploads-bar block rigid full"
    aria-label="All uploads"
    value={progressOf(uploads)}
  />
);

interface DuplicateChoiceProps {
  keys: readonly string[];
  store: UploadStore;
}

/** A choice for all files that the library has already; each row decides for its own. */
function DuplicateChoice({ keys, store }: DuplicateChoiceProps) {
  if (keys.length < 2) return null;
  return (
    <div className="grid gap-2 py-3 px-4 on-sand rule-below">
      <p>{formatCount(keys.length, 'file')} are in the library already.</p>
      <p className="flex wraps gap-2">
        <Button tone="secondary" onClick={() => store.takeExisting(keys)}>
          Use the existing ones
        </Button>
        <Button onClick={() => store.uploadAnyway(keys)}>Upload all anyway</Button>
      </p>
    </div>
  );
}
