import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** The panel of an opened document in which it is published. */

/** The public state of a page that has changed since. */
export const LIVE = {
  since: '2026-11-20T15:00:00.000Z',
  address: '/contact',
  version: 3,
  revision: 1,
  content: { title: 'Contact' },
};
export const user = userEvent.setup({ delay: null });

export const panel = () => within(screen.getByRole('region', { name: 'Publishing' }));
export const press = (name: string | RegExp) => user.click(panel().getByRole('button', { name }));
