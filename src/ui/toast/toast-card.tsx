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
    <div
      className={`tone-paper flex w-full items-start gap-3 rounded-sm border-l-4 p-4 text-pine shadow-[0_8px_28px_#061f1933] ${isDestructive ? 'border-copper-text' : 'border-pine'}`}
    >
      <div role={isDestructive ? 'alert' : 'status'} className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        {description ? <p className="text-small">{description}</p> : null}
      </div>
      <button
        type="button"
        aria-label="Close"
        className="-m-2 grid size-11 shrink-0 cursor-pointer place-items-center"
        onClick={onClose}
      >
        <svg viewBox="0 0 16 16" className="size-4 stroke-current stroke-2" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" />
        </svg>
      </button>
    </div>
  );
}
