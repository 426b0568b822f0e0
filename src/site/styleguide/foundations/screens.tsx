import { Failure } from '#src/ui/failure.tsx';
import { NotFound } from '#src/site/not-found/not-found.server.tsx';

/** The failure screen with and without a message. */
export function Failures() {
  return (
    <>
      <Failure
        error={new Error('The listing could not be read: the server did not answer in time.')}
      />
      <Failure error={undefined} />
    </>
  );
}

export { NotFound as Missing };
