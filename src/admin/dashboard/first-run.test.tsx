import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { FirstRun } from './first-run.tsx';

const STEP = { title: 'CRM', detail: 'Connect it.', to: '/admin/settings#crm', isDone: false };
const SAMPLE = { label: 'Client logos', found: ['Acme', 'Birch'], text: 'Upload yours.' };

const markup = (isDone: boolean) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <FirstRun
        steps={[
          { ...STEP, title: 'Brand', isDone: true },
          { ...STEP, isDone },
        ]}
        sample={[SAMPLE]}
      />
    </MemoryRouter>,
  );

test('says what is done, and links to what is not', () => {
  const html = markup(false);
  expect(html).toContain('1 of 2 steps are done');
  expect(html).toContain('href="/admin/settings#crm"');
  expect(html.match(/data-done/g)).toHaveLength(1);
  expect(html).toContain('Acme · Birch');
  expect(html).toContain('Upload yours.');
});

test('ends with its last step', () => {
  expect(markup(true)).toBe('');
});
