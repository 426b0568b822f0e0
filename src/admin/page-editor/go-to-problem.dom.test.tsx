import { render, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { fieldId } from '#src/admin/documents/field-id.ts';
import { goToProblem, useFieldOfAddress } from '#src/admin/documents/go-to-field.ts';
import { named, text } from '#src/blocks/fields.ts';
import { BlockFields } from './block-fields.tsx';
import { fieldSpecOf } from './read-field-specs.server.ts';

const SPEC = fieldSpecOf(
  z.object({
    motto: text(20).meta(named('Motto')),
    items: z
      .array(z.object({ name: text(30).meta(named('Name')) }).meta(named('Guest')))
      .meta(named('Guests')),
  }),
);
const BLOCK = {
  id: 'party',
  type: 'party',
  props: { motto: 'Less', items: [{ name: 'Ana' }, { name: 'Ben' }] },
};

test('a problem leads to its very field: unfolded, focused, and not only to the list around it', async () => {
  render(
    <BlockFields
      {...{ block: BLOCK, spec: SPEC, problems: [], isReadOnly: false, canEdit: true }}
      update={() => undefined}
    />,
  );
  const content = { title: 'Page', blocks: [BLOCK] };
  const go = (field: string, block: string | undefined = 'party') =>
    goToProblem(content, { field, message: 'Fix this.', ...(block && { block }) });
  go('items.1.name');
  const name = await screen.findByDisplayValue('Ben');
  expect(document.activeElement).toBe(name);
  expect(name.closest('details')!.open).toBe(true);
  expect(screen.getByDisplayValue('Ana').closest('details')!.open).toBe(false);
  go('items');
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Guests' }));
  go('blocks.0.props.items.0.name', '');
  expect(document.activeElement).toBe(screen.getByDisplayValue('Ana'));
  // What it names is part of one control.
  go('motto.0.text');
  expect(document.activeElement).toBe(screen.getByLabelText(/^Motto/));
});

test('the address of an editor leads to the field that it names', async () => {
  location.hash = '#field=seo.title';
  onTestFinished(() => void (location.hash = ''));
  const Form = () => {
    useFieldOfAddress({ title: 'Page' });
    return <input id={fieldId(['seo', 'title'])} aria-label="Search title" />;
  };
  render(<Form />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Search title')));
});
