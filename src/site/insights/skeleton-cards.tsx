/**
 * Six placeholder cards while posts load (docs/specification.md, sections 4 and 9). Hidden from screen readers: the progress
 * line announces the loading.
 */
export function SkeletonCards() {
  return (
    <div className="wrap section pending" aria-hidden="true">
      <div className="post-grid">
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className="skeleton-card">
            <i />
            <i />
            <i />
          </div>
        ))}
      </div>
    </div>
  );
}
