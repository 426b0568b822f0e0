import { expect, test } from 'vitest';
import { buildLead, leadId, leadsInMemory } from '#tests/builders/admin-leads.ts';
import type { DocumentSummary } from '#src/domains/documents/documents.server.ts';
import type { DocumentState } from '#src/domains/documents/life/life.ts';
import {
  documentPaletteSources,
  mediaPaletteSource,
  leadPaletteSource,
} from './palette-sources.server.ts';

const USER = { id: '1', name: 'Kim', email: 'kim@cadron.example', role: 'owner' } as const;

const document = (title: string, state: DocumentState, address: string | null) =>
  ({ id: title.toLowerCase(), title, state, address }) as DocumentSummary;

test('documents of that title come first, with their path and state', async () => {
  const found = [
    document('What CRM costs', 'published', '/insights/what-crm-costs'),
    document('CRM Strategy', 'changed', '/services/crm-strategy'),
    document('CRM draft', 'draft', null),
  ];
  const asked: unknown[] = [];
  const sources = documentPaletteSources({
    list: async (filter) => {
      asked.push(filter);
      return { documents: found, total: 3 };
    },
  });
  const [pages, posts] = sources;
  const sections = sources.at(-1);
  const items = await pages!.search('crm', USER);
  expect(asked).toMatchObject([{ kind: 'page', search: 'crm' }]);
  expect(items.slice(0, 2)).toMatchObject([
    {
      title: 'CRM Strategy',
      hint: '/services/crm-strategy · Changed since',
      to: '/admin/page-editor/crm strategy',
    },
    { title: 'CRM draft', hint: 'Draft', to: '/admin/page-editor/crm draft' },
  ]);
  expect(await posts!.search('crm', USER)).toMatchObject([
    { title: 'CRM Strategy', to: '/admin/blog-editor/crm strategy' },
    { title: 'CRM draft', to: '/admin/blog-editor/crm draft' },
    { title: 'What CRM costs', to: '/admin/blog-editor/what crm costs' },
  ]);
  expect(await sections!.search('draft', USER)).toMatchObject([
    { title: 'CRM draft', to: '/admin/page-editor/crm draft' },
    {},
    {},
  ]);
  expect(asked.at(-1)).toMatchObject({ kind: 'section' });
});

test('a lead without a name is listed by its address, and never remembered', async () => {
  const leads = leadsInMemory([
    buildLead({ id: leadId(1) }),
    buildLead({ id: leadId(2), name: ' ', email: 'bo@ridgeline.example', company: '' }),
  ]);
  expect(await leadPaletteSource(leads).search('ridgeline', USER)).toEqual([
    {
      id: `lead/${leadId(1)}`,
      title: 'Dana Whitfield',
      hint: 'Ridgeline Fabrication · dana@ridgeline.example · Contact',
      to: `/admin/leads/${leadId(1)}`,
      isPersonal: true,
    },
    {
      id: `lead/${leadId(2)}`,
      title: 'bo@ridgeline.example',
      hint: 'Contact',
      to: `/admin/leads/${leadId(2)}`,
      isPersonal: true,
    },
  ]);
});

test('files open in the library, those of that name first', async () => {
  const file = (name: string, folder: string) =>
    ({ id: name.toLowerCase(), name, folder }) as never;
  const { search } = mediaPaletteSource({
    list: () => Promise.resolve({ assets: [file('Desk', ''), file('Ana', 'Team')], total: 2 }),
  });
  expect(await search('ana', USER)).toEqual([
    { id: 'media/ana', title: 'Ana', hint: 'Team', to: '/admin/media-library/ana' },
    { id: 'media/desk', title: 'Desk', to: '/admin/media-library/desk' },
  ]);
});
