import { Component, lazy, type ReactNode, Suspense } from 'react';
import { ConfirmDialog } from '#src/admin/dialogs/confirm-dialog.tsx';
import type { PickerDialogProps } from './picker-dialog.tsx';

const PickerDialog = lazy(async () => ({
  default: (await import('./picker-dialog.tsx')).PickerDialog,
}));

/** The picker, whose code is loaded when it opens for the first time. Rendered while it is open. */
export const FilePicker = (props: PickerDialogProps) => (
  <LoadFailure onClose={props.onClose}>
    <Suspense>
      <PickerDialog {...props} />
    </Suspense>
  </LoadFailure>
);

/** Says that the code could not be loaded, instead of replacing the editor by an error page. */
class LoadFailure extends Component<
  { onClose: () => void; children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render(): ReactNode {
    const { children, onClose } = this.props;
    if (!this.state.hasFailed) return children;
    const question = {
      title: 'The library could not be opened',
      text: 'Check your connection, and reload the page. What you have written is saved first.',
      confirm: 'Reload the page',
    };
    return (
      <ConfirmDialog
        question={question}
        onAnswer={(isConfirmed) => (isConfirmed ? location.reload() : onClose())}
      />
    );
  }
}
