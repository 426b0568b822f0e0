import { EraseAddress, EraseFold } from './erase-fold.tsx';
import type { EraseErrors } from './lead-actions.server.ts';

/** Removing a person who may have no lead, such as one who never confirmed the newsletter. Stands at the foot of the list. */
export function EraseByAddress({ refused }: { refused: EraseErrors | undefined }) {
  return (
    <EraseFold
      summary="Erase a person"
      isOpen={refused !== undefined}
      about="For somebody who asks to be forgotten, whether a lead is listed here or not. Removes every lead with this address, their attempts, the newsletter subscription, also one that was never confirmed, and mails and jobs that are still waiting."
    >
      <EraseAddress
        name="address"
        label="Email address of the person"
        value={refused?.address}
        error={refused?.errors.address}
      />
      <EraseAddress
        name="confirmation"
        label="The same address again, to confirm"
        error={refused?.errors.confirmation}
      />
    </EraseFold>
  );
}
