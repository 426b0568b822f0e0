import type { ToastMessage } from './show-toast.ts';

/** One toast. An error has a copper edge and is announced at once. */
export function ToastCard({
  title,
  description,
  variant = 'default',
  onClose,
}: ToastMessage & { onClose: () => void }) {
  const isDestructive = variant === 'destructive';
  return (
    <div className={isDestructive ? 'toast toast-error tone-paper' : 'toast tone-paper'}>
      <div role={isDestructive ? 'alert' : 'status'}>
        <p className="toast-title">{title}</p>
        {description ? <p>{description}</p> : null}
      </div>
      <button type="button" aria-label="Close" className="toast-close" onClick={onClose}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" />
        </svg>
      </button>
    </div>
  );
}
