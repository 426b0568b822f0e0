/** What a browser without JavaScript sent, for the next try: names and values of its fields. */
export type SentFields = readonly (readonly [string, string])[];

/** The database cannot be reached: says so, and sends the same step again at a press. Nothing has to be typed twice. */
export function AssessmentAway({ sent }: { sent: SentFields }) {
  return (
    <div className="assessment-card tone-paper" role="alert">
      <h2 className="h3">We could not save this step just now.</h2>
      <p>
        Your earlier answers are safe, and what you just entered is still on this page. Please try
        again in half a minute.
      </p>
      <form method={sent.length > 0 ? 'post' : 'get'}>
        {sent.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className="btn btn-copper">
          Try Again
        </button>
      </form>
    </div>
  );
}
