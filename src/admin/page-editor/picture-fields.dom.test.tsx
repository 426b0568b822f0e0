import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeFetch } from '#tests/support/dom/fake-fetch.ts';
import { BlockFields } from './block-fields.tsx';
import { readBlockSpecs } from './read-field-specs.server.ts';

const open = (props: object) => {
  fakeFetch({
    'GET /admin/media-library/picker': () => Response.json({ file: null, folders: [] }),
  });
  const block = { id: 'photo', type: 'picture', props };
  render(
    <BlockFields
      {...{ block, spec: readBlockSpecs()['picture'], problems: [], isReadOnly: false }}
      canEdit
      update={() => undefined}
    />,
  );
};
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('the alt text is not called optional, and the size of a chosen picture is not typed over', () => {
  open({ src: '/media/cms_media/Team/ana.jpg', width: 800, height: 600 });
  expect(document.querySelector('label[for="b-photo-alt"]')?.textContent).toBe('Alt text');
  expect(field(/^Width/).readOnly).toBe(true);
  expect(field(/^Height/).readOnly).toBe(true);
});

test('a size that is missing can be entered', () => {
  open({ src: '/media/cms_media/Team/ana.jpg' });
  expect(field(/^Width/).readOnly).toBe(false);
});
