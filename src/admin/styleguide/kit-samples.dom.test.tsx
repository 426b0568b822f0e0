import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { KIT_SAMPLES } from './kit-samples.tsx';

/** Every part of the kit: it is in the style guide and its README, and has a name and a role for whoever does not see it. */

/** Parts of other parts, and those that hold a whole screen. */
const WITHIN = 'list-option tab-strip dialog confirm-dialog confirm-dialogs deferred'.split(' ');
/** jsdom has no layout: `admin-screens` checks colors. A sample is no page. */
const RULES = { 'color-contrast': { enabled: false }, region: { enabled: false } };

function renderGroups(...groups: string[]) {
  const Component = () =>
    groups.map((group) => {
      const Sample = KIT_SAMPLES[group]!;
      return <Sample key={group} />;
    });
  const Stub = createRoutesStub([{ path: '/', Component }]);
  return render(<Stub />).container;
}

test.each(Object.keys(KIT_SAMPLES))('%s: shown, named, without violations', async (group) => {
  const container = renderGroups(group);
  expect(container.textContent).not.toBe('');
  const { violations } = await axe.run(container, { rules: RULES });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

test('every part has a sample, and a line in the README', () => {
  const samples = globSync('src/admin/styleguide/*.tsx')
    .map((path) => readFileSync(path, 'utf8'))
    .join('');
  const readme = readFileSync('src/admin/kit/README.md', 'utf8');
  const parts = globSync('src/admin/kit/**/*.tsx')
    .filter((path) => !path.includes('.test.'))
    .map((path) => basename(path, '.tsx'))
    .filter((part) => !WITHIN.includes(part));
  expect(parts.length).toBeGreaterThan(20);
  expect(parts.filter((part) => !samples.includes(`/${part}.tsx`))).toEqual([]);
  expect(parts.filter((part) => !readme.includes(part))).toEqual([]);
});

test('tabs and tools are one stop for Tab each, and arrow keys move within', async () => {
  const user = userEvent.setup();
  renderGroups('Navigation', 'Buttons');
  await user.click(screen.getByRole('tab', { name: 'Content' }));
  await user.keyboard('{ArrowRight}');
  const second = screen.getByRole('tab', { name: 'Settings', selected: true });
  expect(document.activeElement).toBe(second);
  expect(screen.getByRole('tabpanel', { name: 'Settings' }).textContent).toBe('How it is found');
  await user.keyboard('{Home}');
  screen.getByRole('tabpanel', { name: 'Content' });
  const [bold, link] = ['Bold', 'Link'].map((name) => screen.getByRole('button', { name }));
  bold!.focus();
  await user.keyboard('{End}');
  expect(document.activeElement).toBe(link);
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(bold);
  await user.tab();
  expect(screen.getByRole('toolbar').contains(document.activeElement)).toBe(false);
});
