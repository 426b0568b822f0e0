import { useEffect } from 'react';
import { toast, Toaster } from 'sonner';
import type { ToastMessage } from './show-toast.ts';
import { ToastCard } from './toast-card.tsx';

const DURATION_MS = 6_000;

/**
 * Sonner in our clothes, for one toast (spec section 4): the next one takes a new element, since Sonner may draw a toast
 * after it was dismissed when both happen within one frame. At 600 px and below it spans the width (spec section 9),
 * which is Sonner's own breakpoint.
 */
export function HouseToaster({ message }: { message: ToastMessage }) {
  // Runs after the Toaster's own effect, so the first message finds it listening.
  useEffect(() => {
    toast.custom((id) => <ToastCard {...message} onClose={() => toast.dismiss(id)} />);
    // Else the next Toaster would begin with it.
    return () => void toast.dismiss();
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
