import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Button } from '#src/admin/kit/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface DeferredProps {
  /** Of a dialog. Its failure is a dialog, too. */
  onClose?: () => void;
  /** works instead of what could not be loaded */
  fallback?: ReactNode;
}

/**
 * A component whose code is loaded when it is first rendered. If that fails, it says so with a button that loads it again, so
 * nothing around it is lost.
 * @param name in `The library could not be loaded`
 * @param waiting shown until the code is there
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  name: string,
  waiting: ReactNode = null,
): ComponentType<Props & DeferredProps> {
  let loaded: ComponentType<Props> | undefined;
  return function Deferred(props) {
    const [View, setView] = useState(() => loaded);
    const [state, setState] = useState<'loading' | 'failed'>('loading');
    const isWanted = !View && state === 'loading';
    useEffect(() => {
      if (!isWanted) return;
      load().then(
        (found) => {
          loaded = found;
          setView(() => found);
        },
        () => setState('failed'),
      );
    }, [isWanted]);
    if (View) return <View {...props} />;
    if (isWanted) return waiting;
    const { onClose, fallback } = props;
    const title = `${name} could not be loaded`;
    const loadAgain = () => setState('loading');
    if (!onClose)
      return (
        <>
          <p className="note" role="alert">
            {title}.{' '}
            <Button tone="text" onClick={loadAgain}>
              Load again
            </Button>
          </p>
          {fallback}
        </>
      );
    const text = 'Check your connection. What you have written is kept.';
    return (
      <ConfirmDialog
        question={{ title, text, confirm: 'Load again' }}
        onAnswer={(isConfirmed) => (isConfirmed ? loadAgain() : onClose())}
      />
    );
  };
}
