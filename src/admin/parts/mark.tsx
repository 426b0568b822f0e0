/** A drawing in a box of 12, as lines or filled. */
export interface MarkShape {
  path: string;
  isFilled?: boolean;
}

/** A label with a shape of its own, so that states differ without colour. `state` is for styles. */
export function Mark({ shape, state, label }: { shape: MarkShape; state?: string; label: string }) {
  return (
    <span className="admin-mark" data-state={state}>
      <svg viewBox="0 0 12 12" aria-hidden="true" data-filled={shape.isFilled || undefined}>
        <path d={shape.path} />
      </svg>
      {label}
    </span>
  );
}
