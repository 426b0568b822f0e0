import { openHelp } from '#src/admin/parts/help-requests.ts';
import { IconButton } from './button.tsx';

/** Opens 'How this works' of the screen that it is on. */
export const HelpButton = () => (
  <IconButton
    label="How this works"
    path="M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13M6 6.3a2 2 0 1 1 2.8 1.8c-.6.3-.8.7-.8 1.4M8 11.9h.01"
    aria-haspopup="dialog"
    onClick={openHelp}
  />
);
