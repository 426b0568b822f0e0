import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDocument } from '#tests/support/dom/document-screen.tsx';

test.each([
  ['America/Chicago', '2026-12-01T09:00', 'Dec 1, 2026, 9:00 AM CST'],
  ['Australia/Sydney', '2026-12-01T09:00', 'Dec 1, 2026, 9:00 AM CST (Dec 2, 2:00 AM for you)'],
  ['Asia/Kolkata', '2026-12-01T09:00', 'Dec 1, 2026, 9:00 AM CST (Dec 1, 8:30 PM for you)'],
  // Europe has winter time a week before America.
  ['Europe/Berlin', '2026-10-26T22:30', 'Oct 26, 2026, 10:30 PM CDT (Oct 27, 4:30 AM for you)'],
  ['Europe/Berlin', '2026-11-02T22:30', 'Nov 2, 2026, 10:30 PM CST (Nov 3, 5:30 AM for you)'],
])('shows in %s what a time to schedule is on the own clock', async (timeZone, typed, hint) => {
  const given = Intl.DateTimeFormat().resolvedOptions();
  const zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  onTestFinished(() => zone.mockRestore());
  zone.mockReturnValue({ ...given, timeZone });
  openDocument();
  const panel = within(screen.getByRole('region', { name: 'Publishing' }));
  await userEvent.click(panel.getByText('Schedule', { selector: 'summary' }));
  await userEvent.type(panel.getByLabelText('Publish on'), typed);
  expect(panel.getByText(hint)).toBeDefined();
});
