import { type ComponentType, useEffect, useState } from 'react';
import { listenToToasts, loadToaster, type ToastMessage } from './show-toast.ts';

interface Shown {
  SonnerToaster: ComponentType<{ message: ToastMessage }>;
  message: ToastMessage;
  /** the number of messages so far */
  count: number;
}

/** Renders the current toast. Include it once per document; it is empty until the first toast. */
export function ToastHost() {
  const [shown, setShown] = useState<Shown>();
  useEffect(
    () =>
      listenToToasts((message) => {
        loadToaster().then(
          ({ SonnerToaster }) =>
            setShown(
              (before) =>
                message && { SonnerToaster, message, count: (before?.count ?? 0) + 1 },
            ),
          // The code could not be loaded. The form shows the same message beside its field.
          () => undefined,
        );
      }),
    [],
  );
  return shown ? <shown.SonnerToaster key={shown.count} message={shown.message} /> : null;
}
