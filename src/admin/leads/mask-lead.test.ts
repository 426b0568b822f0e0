import { expect, test } from 'vitest';
import { HIDDEN } from '#src/admin/parts/mask.ts';
import { buildLead } from '#tests/builders/admin-leads.ts';
import {
  DELIVERED,
  type LeadArgs,
  type ListArgs,
  routeArgs,
  sampleLeads,
} from '#tests/support/lead-routes.ts';
import { maskLead } from './visible-leads.server.ts';
import * as leadPage from './lead.tsx';
import * as listPage from './leads.tsx';

const SURVEY = buildLead({
  form: 'vistage-survey',
  source: 'https://mail.example/inbox?to=dana@ridgeline.example',
  pageUri: 'https://cadron.example/vistage?email=dana@ridgeline.example',
  fields: {
    firstName: 'Dana',
    lastName: 'Whitfield',
    email: 'dana@ridgeline.example',
    company: 'Ridgeline Fabrication',
    ai_followup: 'Dana Whitfield, call me',
    ai_nps: '9',
    ai_nps_reason: 'Dana here: 501 555 0100',
    unknown: 'Whitfield',
  },
  attribution: {
    first: {
      at: '2026-11-20T10:00:00Z',
      landingPage: '/b2b?name=Whitfield',
      referrer: 'https://mail.example/?u=dana@ridgeline.example',
      parameters: { utm_source: 'dana@ridgeline.example' },
    },
  },
  timeline: [
    {
      id: '1',
      outcome: 'refused',
      errorTypes: [],
      status: 400,
      message: 'Invalid: Dana Whitfield',
      startedAt: new Date(0),
      endedAt: null,
    },
  ],
});

test('nothing that a visitor typed is left in a masked lead, but choices and scores are', () => {
  const masked = maskLead(SURVEY);
  expect(JSON.stringify(masked)).not.toMatch(/dana|whitfield|ridgeline|555/i);
  expect(masked).toMatchObject({
    name: 'D. W.',
    email: 'd…@r….example',
    company: 'R…',
    fields: { firstName: 'D.', ai_nps: '9', ai_nps_reason: HIDDEN, ai_followup: HIDDEN },
  });
});

test('a viewer sees masked leads, and a search finds nothing out', async () => {
  const leads = sampleLeads();
  const filters: unknown[] = [];
  const list: typeof leads.list = (filter, page) => {
    filters.push(filter);
    return sampleLeads().list(filter, page);
  };
  const spied = { ...leads, list };
  const path = '/admin/leads?search=dana@ridgeline.example&form=contact';
  const masked = await listPage.loader(routeArgs<ListArgs>(spied, { role: 'viewer', path }));
  expect(filters).toEqual([{ form: 'contact', page: 1 }]);
  expect(JSON.stringify(masked.data)).not.toMatch(/dana|ridgeline/i);
  expect(masked.data.view?.rows[0]).toMatchObject({ title: 'D. W.' });

  const readable = await listPage.loader(routeArgs<ListArgs>(spied, { role: 'editor', path }));
  expect(filters[1]).toMatchObject({ search: 'dana@ridgeline.example' });
  expect(JSON.stringify(readable.data)).toContain('dana@ridgeline.example');

  const detail = await leadPage.loader(
    routeArgs<LeadArgs>(leads, { role: 'viewer', path: `/admin/leads/${DELIVERED}` }),
  );
  expect(JSON.stringify(detail)).not.toMatch(/dana|ridgeline/i);
});
