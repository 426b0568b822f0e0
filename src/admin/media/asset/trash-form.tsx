import { DisclosedForm } from '#src/admin/forms/action-form.tsx';
import { formatCount } from '#src/admin/parts/counts.ts';
import type { AssetView } from './asset-view.ts';
import { UsedPlaceList } from './used-place-list.tsx';
import type { UsedPlaces } from './used-places.ts';

interface TrashFormProps {
  asset: AssetView;
  /** undefined when it could not be read; the server asks again */
  used: UsedPlaces | undefined;
}

/** Moves the file to the trash; one in use only when the person says so. */
export function TrashForm({ asset, used }: TrashFormProps) {
  const total = used?.total ?? 0;
  const isUsed = total > 0;
  return (
    <section className="asset-part" aria-label="Delete">
      <DisclosedForm
        summary="Delete this file"
        about={
          isUsed
            ? `${formatCount(total, 'place')} would show a gap instead of this file. Use “Replace file” to show another one there.`
            : 'It goes to the trash for 30 days, where it can be restored. Its public address stops working right away.'
        }
        intent="trash"
        submit={isUsed ? 'Delete it anyway' : 'Move to the trash'}
        busy="Deleting..."
        tone="danger"
      >
        {isUsed && used ? (
          <>
            <UsedPlaceList used={used} isCounted />
            <label className="choice" htmlFor={`even-${asset.id}`}>
              <input
                id={`even-${asset.id}`}
                type="checkbox"
                name="even-if-used"
                value="1"
                required
              />
              <b>Delete even though it is used</b>
              <span>
                It goes to the trash for 30 days. A restore brings it back to these places.
              </span>
            </label>
          </>
        ) : null}
      </DisclosedForm>
    </section>
  );
}
