/** A short message. Do not report anything important by a toast alone. */
export interface ToastMessage {
  title: string;
  description?: string | undefined;
  /** it reports an error and interrupts screen readers */
  isError?: boolean | undefined;
}

/** One toast, empty unless it has a message. An error has a copper edge. */
export function ToastCard({ title, description, isError }: Partial<ToastMessage>) {
  return (
    <div className={isError ? 'toast toast-error tone-paper' : 'toast tone-paper'}>
      <div role={isError ? 'alert' : 'status'}>
        {title ? <p className="toast-title">{title}</p> : null}
        {description ? <p>{description}</p> : null}
      </div>
      <button type="button" aria-label="Close" className="toast-close">
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" />
        </svg>
      </button>
    </div>
  );
}

/** The place of the toasts of a document, which `inline/toast.inline.ts` fills: screen readers only hear a region that was there before. */
export const ToastHost = () => (
  <section className="toasts" aria-label="Notifications">
    <ToastCard />
    <ToastCard isError />
  </section>
);
