import { showToast } from '#src/ui/toast/show-toast.ts';

/** Shows the real toasts once the page is hydrated. */
export function ToastButtons() {
  return (
    <div className="wrap guide-row">
      <button
        type="button"
        className="btn btn-quiet"
        onClick={() => showToast({ title: 'Success!', description: 'It is on its way.' })}
      >
        Show a toast
      </button>
      <button
        type="button"
        className="btn btn-quiet"
        onClick={() =>
          showToast({
            title: 'Submission failed',
            description: 'Nothing was sent. Please try again.',
            variant: 'destructive',
          })
        }
      >
        Show one that failed
      </button>
    </div>
  );
}
