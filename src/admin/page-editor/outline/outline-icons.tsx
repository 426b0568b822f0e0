import { Icon } from '#src/admin/kit/icon.tsx';

/** Small drawings of the outline, in the color of the text. */

export const DotsIcon = () => (
  <Icon path="M8 3.25v.01M8 8v.01M8 12.75v.01" style={{ strokeWidth: 2, strokeLinecap: 'round' }} />
);

export const GripIcon = () => (
  <svg data-icon className="outline-grip muted" viewBox="0 0 8 16" aria-hidden="true">
    <path
      d="M2 4v.01M6 4v.01M2 8v.01M6 8v.01M2 12v.01M6 12v.01"
      strokeWidth="1.75"
      strokeLinecap="round"
    />
  </svg>
);

export const HiddenIcon = () => (
  <Icon path="M2 8c1.6-2.6 3.6-3.9 6-3.9S12.4 5.4 14 8c-1.6 2.6-3.6 3.9-6 3.9S3.6 10.6 2 8zM8 6.4a1.6 1.6 0 1 1 0 3.2a1.6 1.6 0 1 1 0-3.2M3 13.5L13 2.5" />
);

export const PlusIcon = () => <Icon path="M8 2.5v11M2.5 8h11" style={{ strokeWidth: 1.75 }} />;

export const SharedIcon = () => (
  <Icon path="M8 1.75L14 5 8 8.25 2 5zM2.5 8.25L8 11.25l5.5-3M2.5 11.25L8 14.25l5.5-3" />
);
