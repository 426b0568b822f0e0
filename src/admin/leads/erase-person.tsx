import { EraseAddress, EraseFold } from './erase-fold.tsx';

/** Removing the person that a lead is of. */
export const ErasePerson = ({ email, error }: { email: string; error: string | undefined }) => (
  <EraseFold
    summary="Erase this person"
    isOpen={error !== undefined}
    about="Removes every lead with this address, their attempts, the newsletter subscription, and mails and jobs that are still waiting."
  >
    <EraseAddress name="confirmation" label={`Type ${email} to confirm`} error={error} />
  </EraseFold>
);
