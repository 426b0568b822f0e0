import { deferred } from '#src/admin/kit/dialog/deferred.tsx';
import type { BlockSpecs } from '../field-spec.ts';
import type { BlockActionsState } from './blocks/use-block-actions.ts';

interface BlockActionPartsProps {
  state: BlockActionsState;
  specs: BlockSpecs;
}

const AddPicker = deferred(
  () => import('./picker/add-picker.tsx').then((module) => module.AddPicker),
  'The list of sections',
);

/** The parts of actions on sections on the screen: the dialog that adds one, and the region that announces what was done. */
export function BlockActionParts({ state, specs }: BlockActionPartsProps) {
  const { actions, announced, addingAt, closeAdding } = state;
  return (
    <>
      <p className="sr-only" role="status" aria-label="Sections">
        {announced}
      </p>
      {addingAt === undefined ? null : (
        <AddPicker
          types={Object.keys(specs)}
          onPick={(block) => {
            closeAdding();
            actions.insert(block, addingAt);
          }}
          onClose={closeAdding}
        />
      )}
    </>
  );
}
