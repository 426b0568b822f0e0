import { Fragment, useSyncExternalStore } from 'react';
import { type Keys, keyLabels } from './keys.ts';

const never = () => () => undefined;

/** Whether this is an Apple keyboard; known only in the browser. */
export const useIsMac = (): boolean =>
  useSyncExternalStore(
    never,
    () => /mac|iphone|ipad/i.test(navigator.userAgent),
    () => false,
  );

/** The keys of a shortcut. */
export function KeyCombination({ keys }: { keys: Keys }) {
  const isMac = useIsMac();
  return (
    <span className="keys nowrap">
      {keyLabels(keys, isMac).map((step, index) => (
        <Fragment key={index}>
          {index > 0 ? <span className="fine muted"> then </span> : null}
          {step.map((label, place) => (
            <Fragment key={label}>
              {place > 0 ? ' ' : null}
              <kbd>{label}</kbd>
            </Fragment>
          ))}
        </Fragment>
      ))}
    </span>
  );
}
