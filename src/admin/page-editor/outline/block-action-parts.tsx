import { type ComponentType, useEffect, useState } from 'react';
import { showNotice } from '#src/admin/notices/show-notice.ts';
import type { BlockSpecs } from '../field-spec.ts';
import type { BlockActionsState } from './blocks/use-block-actions.ts';
import type { AddPickerProps } from './picker/add-picker.tsx';

interface BlockActionPartsProps {
  state: BlockActionsState;
  specs: BlockSpecs;
  /** what else screen readers should hear, such as what was undone */
  alsoAnnounced?: string;
}

const load = () => import('./picker/add-picker.tsx');

/** What the actions on sections need on the screen: the dialog that adds one, and the region that announces what was done. */
export function BlockActionParts({ state, specs, alsoAnnounced = '' }: BlockActionPartsProps) {
  const { actions, announced, addingAt, closeAdding } = state;
  const [Picker, setPicker] = useState<ComponentType<AddPickerProps>>();
  const isAdding = addingAt !== undefined;
  useEffect(() => {
    if (!isAdding || Picker) return;
    let isWanted = true;
    load().then(
      ({ AddPicker }) => isWanted && setPicker(() => AddPicker),
      () => {
        if (!isWanted) return;
        closeAdding();
        showNotice({
          kind: 'error',
          text: 'The list of sections could not be loaded. Check the connection and try again.',
        });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [isAdding, Picker, closeAdding]);
  return (
    <>
      <p className="sr-only" role="status" aria-label="Sections">
        {announced}
      </p>
      <p className="sr-only" role="status" aria-label="Undo">
        {alsoAnnounced}
      </p>
      {isAdding && Picker ? (
        <Picker
          types={Object.keys(specs)}
          onPick={(block) => {
            closeAdding();
            actions.insert(block, addingAt);
          }}
          onClose={closeAdding}
        />
      ) : null}
    </>
  );
}
