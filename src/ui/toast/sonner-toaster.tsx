import { useEffect } from 'react';
import { toast, Toaster } from 'sonner';
import type { ToastMessage } from './show-toast.ts';
import { ToastCard } from './toast-card.tsx';

const DURATION_MS = 6_000;

/**
 * Sonner in our design, for one toast (docs/specification.md, section 4). Each toast gets a new element, since Sonner may
 * render a toast after its dismissal if both happen within one frame. Toasts span the width at 600 px and below (section
 * 9), which is Sonner's own breakpoint.
 */
export function SonnerToaster({ message }: { message: ToastMessage }) {
  // Runs after the Toaster's own effect, which subscribes to messages.
  useEffect(() => {
    toast.custom((id) => <ToastCard {...message} onClose={() => toast.dismiss(id)} />);
    // Otherwise the next Toaster would show this toast first.
    return () => void toast.dismiss();
  }, [message]);
  return (
    <Toaster
      position="bottom-right"
      visibleToasts={1}
      duration={DURATION_MS}
      // Sonner sets a generic font family.
      style={{ fontFamily: 'inherit' }}
      toastOptions={{ unstyled: true, className: 'toast-host' }}
    />
  );
}
