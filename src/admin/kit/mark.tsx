import { Icon } from './icon.tsx';

/** An icon in a 12 by 12 view box, stroked or filled. */
export interface MarkShape {
  path: string;
  isFilled?: boolean;
}

/** A label with an icon, so that states differ without color. `state` is a styling hook. */
export function Mark({ shape, state, label }: { shape: MarkShape; state?: string; label: string }) {
  return (
    <span className="admin-mark inline-flex items-center nowrap" data-state={state}>
      <Icon size={12} path={shape.path} data-filled={shape.isFilled || undefined} />
      {label}
    </span>
  );
}
