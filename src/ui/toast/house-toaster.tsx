import { useEffect } from 'react';
import { toast, Toaster } from 'sonner';
import type { ToastMessage } from './show-toast.ts';
import { ToastCard } from './toast-card.tsx';

const DURATION_MS = 6_000;

/**
 * Sonner in our clothes. One toast at a time (spec section 4); at 600 px and below it spans the width (spec section 9),
 * which is Sonner's own breakpoint.
 */
export function HouseToaster({ message }: { message: ToastMessage }) {
  // Runs after the Toaster's own effect, so the first message finds it listening.
  useEffect(() => {
    toast.dismiss();
    toast.custom((id) => <ToastCard {...message} onClose={() => toast.dismiss(id)} />);
  }, [message]);
  return (
    <Toaster
      position="bottom-right"
      visibleToasts={1}
      duration={DURATION_MS}
      // Its generic family would replace the document's typeface.
      style={{ fontFamily: 'inherit' }}
      toastOptions={{ unstyled: true, className: 'w-full' }}
    />
  );
}
