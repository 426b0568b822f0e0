import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LaunchChecklist } from './launch-checklist.tsx';

test('lists what is still sample, with what to do', () => {
  const items = [
    { label: 'People', found: ['Ana Silva', 'Ben Ode'], text: 'Replace them.' },
    { label: 'Client logos', found: ['Acme'], text: 'Upload yours.' },
  ];
  const html = renderToStaticMarkup(<LaunchChecklist items={items} />);
  expect(html).toContain('2 kinds of sample content');
  expect(html).toContain('Ana Silva · Ben Ode');
  expect(html).toContain('Upload yours.');
});

test('disappears when nothing is left', () => {
  expect(renderToStaticMarkup(<LaunchChecklist items={[]} />)).toBe('');
});
