import { expect, test } from 'vitest';
import { CURRENT_QUESTIONNAIRE } from '#content/assessment/index.ts';
import { pillarsOf } from '#src/domains/assessment/questionnaire.ts';
import { leadDetail } from './lead-view.ts';
import { buildLead, leadId, leadsInMemory } from '#tests/builders/admin-leads.ts';
import { leadsView } from './lead-list.ts';

const NOW = new Date('2026-11-21T15:05:00Z');
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

test('the timeline lists attempts in chronological order, then the next attempt', () => {
  const { timeline } = leadDetail(
    buildLead({
      state: 'retrying',
      createdAt: minutes(-3),
      nextAttemptAt: minutes(5),
      timeline: [
        {
          id: 'a',
          outcome: 'failed',
          errorTypes: [],
          status: 503,
          message: 'Down for maintenance.',
          startedAt: minutes(-2),
          endedAt: new Date(minutes(-2).getTime() + 412),
        },
        {
          id: 'b',
          outcome: 'unknown',
          errorTypes: [],
          status: null,
          message: null,
          startedAt: minutes(-1),
          endedAt: null,
        },
      ],
    }),
    NOW,
  );
  expect(timeline.map(({ title, text, detail, at }) => [title, text, detail, at.relative])).toEqual(
    [
      ['Received', 'From the Contact form.', '', '3 minutes ago'],
      ['Failed', 'Down for maintenance.', 'HTTP 503, after 0.4 s', '2 minutes ago'],
      ['Unknown outcome', 'The CRM may or may not have received it.', '', '1 minute ago'],
      ['Next attempt', '', '', 'in 5 minutes'],
    ],
  );
});

test.each([
  ['quarantined', false, true],
  ['refused', true, false],
  ['not-configured', true, false],
  ['delivered', false, false],
] as const)(
  'a lead in state %s can be sent again: %s, can be released: %s',
  (state, canSendAgain, canRelease) => {
    expect(leadDetail(buildLead({ state }), NOW)).toMatchObject({ canSendAgain, canRelease });
  },
);

test('a visit with one touch shows one entry, a visit with two touches shows two', () => {
  const at = '2026-11-21T15:00:00Z';
  const first = { at, landingPage: '/b2b', referrer: 'https://a.example/', parameters: {} };
  const titles = (attribution: object) =>
    leadDetail(buildLead({ attribution }), NOW).touches.map(({ title }) => title);
  expect(titles({ first, last: { ...first } })).toEqual(['First and last touch']);
  expect(titles({ first, last: { ...first, landingPage: '/' } })).toEqual([
    'First touch',
    'Last touch',
  ]);
  expect(titles({})).toEqual([]);
});

test('lists answers under the labels of the form and in its order, without empty ones', () => {
  // A jsonb column returns the shortest keys first.
  const fields = { shoeSize: '9', ai_nps: '8', jobTitle: '', lastName: 'W', firstName: 'Dana' };
  expect(leadDetail(buildLead({ form: 'vistage-survey', fields }), NOW).fields).toEqual([
    ['First name', 'Dana'],
    ['Last name', 'W'],
    ['How likely are you to recommend this session to another executive?', '8'],
    ['Shoe size', '9'],
  ]);
});

test('leaves out the JSON of assessment answers, which the run shows', () => {
  const fields = { answers: '[{"pillar":"A"}]', percentage: '64', 'pillar:A:score': '12' };
  expect(leadDetail(buildLead({ form: 'ai-quotient', fields }), NOW).fields).toEqual([
    ['AI Quotient percentage', '64'],
    ['A, score', '12'],
  ]);
});

test('lists the scores of an assessment in the order of its report, however they are stored', () => {
  const pillars = pillarsOf(CURRENT_QUESTIONNAIRE.questions);
  const stored = pillars
    .flatMap((pillar) => [`pillar:${pillar}:percentage`, `pillar:${pillar}:score`])
    .toSorted((one, other) => one.length - other.length)
    .map((name) => [name, '5']);
  const fields = { ...Object.fromEntries(stored), score: '40' };
  const shown = leadDetail(buildLead({ form: 'ai-quotient', fields }), NOW).fields;
  expect(shown.map(([label]) => label)).toEqual([
    'AI Quotient score',
    ...pillars.flatMap((pillar) => [`${pillar}, score`, `${pillar}, percentage`]),
  ]);
});

test('the list shows readable names of leads and sources', async () => {
  const leads = leadsInMemory([
    buildLead({ name: '', source: 'https://www.linkedin.com/feed/', state: 'refused' }),
    buildLead({ id: leadId(2), source: 'spring-mail' }),
    buildLead({ id: leadId(3) }),
  ]);
  const read = {
    found: await leads.list({}, 1),
    emails: new Map(),
    counts: await leads.counts(),
    emailCounts: { waiting: 0, overdue: 0, failed: 0, kept: 0 },
  };
  const view = leadsView(read, { state: 'refused', page: 1 }, NOW);
  expect(view.rows.map(({ title, source }) => [title, source])).toEqual([
    ['dana@ridgeline.example', 'linkedin.com'],
    ['Dana Whitfield', 'spring-mail'],
    ['Dana Whitfield', 'Direct'],
  ]);
  expect(view.sources).toEqual(['spring-mail']);
  expect(view.states.filter(({ count }) => count > 0)).toMatchObject([
    { label: 'All', count: 3, to: '/admin/leads', isCurrent: false },
    { label: 'Delivered', count: 2, to: '/admin/leads?state=delivered', isCurrent: false },
    { label: 'Refused', count: 1, to: '/admin/leads?state=refused', isCurrent: true },
  ]);
});
