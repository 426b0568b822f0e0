/** In the place of what a server must not reveal. */
export const SERVER_FAILED = 'The server could not load this page. Wait a moment, then reload it.';

export const statusMessage = (status: number): string =>
  `The server responded with error ${status}.`;

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
