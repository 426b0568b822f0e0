import { isRouteErrorResponse } from 'react-router';
import { FailureScreen, SERVER_FAILED, statusMessage } from './failure-screen.tsx';

/** The failure screen of a screen of React Router, with a title. */
export const Failure = ({ error }: { error: unknown }) => (
  <>
    <title>Something went wrong</title>
    <FailureScreen message={messageOf(error)} />
  </>
);

function messageOf(error: unknown) {
  if (isRouteErrorResponse(error)) return error.statusText || statusMessage(error.status);
  // React Router puts these words in the place of what a server must not reveal.
  if (error instanceof Error && error.message === 'Unexpected Server Error') return SERVER_FAILED;
  if (error instanceof Error && error.message) return error.message;
  return 'An unexpected error occurred.';
}
