import { isRouteErrorResponse } from 'react-router';

/** The failure screen of a screen of React Router, with a title. */
export const Failure = ({ error }: { error: unknown }) => (
  <>
    <title>Something went wrong</title>
    <FailureScreen message={messageOf(error)} />
  </>
);

/** The generic failure screen (docs/specification.md, sections 2 and 8): the error message and a reload button. */
export function FailureScreen({ message }: { message: string }) {
  return (
    <div className="tone-paper section failure">
      <div className="wrap">
        <h1 className="h1-long">Something went wrong</h1>
        <p className="lead">{message}</p>
        {/* A form without an action reloads its page even without JavaScript. */}
        <form
          onSubmit={(event) => {
            event.preventDefault();
            location.reload();
          }}
        >
          <button type="submit" className="btn btn-large btn-copper">
            Reload Page
          </button>
        </form>
      </div>
    </div>
  );
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error))
    return error.statusText || `The server responded with error ${error.status}.`;
  // React Router puts these words in the place of what a server must not reveal.
  if (error instanceof Error && error.message === 'Unexpected Server Error')
    return 'The server could not load this page. Wait a moment, then reload it.';
  if (error instanceof Error && error.message) return error.message;
  return 'An unexpected error occurred.';
}
