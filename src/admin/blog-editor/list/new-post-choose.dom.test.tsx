import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { ChooseStart } from './new-post-choose.tsx';
import { newPostAddress } from './posts-addresses.ts';

const TEMPLATES = [
  { id: 'a', name: 'Comparison', use: '', defaultFor: [] },
  { id: 'b', name: 'How-to', use: 'Steps.', defaultFor: ['CRM', 'Sales & more'] },
];

function open(category: string) {
  const Page = () => <ChooseStart id="new" templates={TEMPLATES} category={category} />;
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  render(<Stub />);
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const current = screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map(({ textContent }) => textContent);
  return { templates: items.slice(-2), current };
}

test('the default template of a category comes first, and says so', () => {
  const { templates, current } = open('CRM');
  expect(templates[0]).toContain('How-to');
  expect(templates[0]).toContain('Begin posts on CRM here');
  expect(templates[1]).toBe('Comparison');
  expect(current).toEqual(['CRM']);
  const link = screen.getByRole('link', { name: 'Sales & more' });
  expect(link.getAttribute('href')).toBe('/admin/blog-editor/new?category=Sales+%26+more');
});

test.each(['', 'Unknown'])('no template is chosen for the category "%s"', (category) => {
  const { templates, current } = open(category);
  expect(templates.map((text) => text.includes('Begin posts'))).toEqual([false, false]);
  expect(templates[0]).toBe('Comparison');
  expect(current).toEqual(['Any category']);
  expect(newPostAddress('')).toBe('/admin/blog-editor/new');
});
