import { type ComponentType, useEffect, useState } from 'react';
import { listenToToasts, loadToaster, type ToastMessage } from './show-toast.ts';

interface Shown {
  HouseToaster: ComponentType<{ message: ToastMessage }>;
  message: ToastMessage;
  /** how many there were before, and with this one */
  count: number;
}

/** The place of all toasts, once per document. Renders nothing until the first one. */
export function ToastHost() {
  const [shown, setShown] = useState<Shown>();
  useEffect(
    () =>
      listenToToasts((message) => {
        loadToaster().then(
          ({ HouseToaster }) =>
            setShown((before) => ({ HouseToaster, message, count: (before?.count ?? 0) + 1 })),
          // Offline, and never fetched: the form says the same beside its field.
          () => undefined,
        );
      }),
    [],
  );
  return shown ? <shown.HouseToaster key={shown.count} message={shown.message} /> : null;
}
