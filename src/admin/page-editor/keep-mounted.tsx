import { Activity, memo, type ReactNode, useState } from 'react';

interface KeepMountedProps {
  isShown: boolean;
  children: ReactNode;
}

/**
 * Made when it is first shown, and kept from then on with its state, such as the result of publishing. While it is hidden, nothing
 * that is typed renders it.
 */
export const KeepMounted = memo(
  function KeepMounted({ isShown, children }: KeepMountedProps) {
    const [wasShown, setWasShown] = useState(isShown);
    if (isShown && !wasShown) setWasShown(true);
    return wasShown ? <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity> : null;
  },
  (before, after) => !before.isShown && !after.isShown,
);
