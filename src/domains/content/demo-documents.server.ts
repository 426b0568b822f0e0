import { randomUUID } from 'node:crypto';
import type { DocumentContent, DocumentKind } from '#src/domains/documents/document.ts';
import type { DocumentChange, Documents } from '#src/domains/documents/documents.server.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Demo } from '#src/platform/demo/demo.ts';
import type { Actor } from '#src/platform/activity/activity.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Above the built-in pages, whose documents are as old as the first start. */
const JUST_NOW = 0;

type Edit = (content: DocumentContent) => DocumentContent;

/** An editor's next step, and how many hours before now. */
interface Step {
  hours: number;
  by: 0 | 1;
  /** saves another state */
  edit?: Edit;
  /** names the checkpoint of the state */
  name?: string;
  change?: (version: number, now: Date) => DocumentChange;
}

const titled =
  (title: string): Edit =>
  (content) => ({ ...content, title });
/** Changes the heading of a block. */
const headed =
  (block: number, title: string): Edit =>
  (content) => ({
    ...content,
    blocks: content.blocks!.map((each, at) =>
      at === block ? { ...each, props: { ...(each.props as object), title } } : each,
    ),
  });
const publish = (version: number): DocumentChange => ({ type: 'publish', version });
const scheduleIn =
  (days: number) =>
  (version: number, now: Date): DocumentChange => ({
    type: 'schedule',
    version,
    at: new Date(now.getTime() + days * DAY_MS),
  });

/** A built-in page that two editors work on; visitors still see its built-in text. */
const EDITED_PAGE: readonly Step[] = [
  { hours: 50, by: 0, edit: headed(0, 'Tell us where\nwork gets stuck') },
  { hours: 49, by: 0, edit: titled('Contact us') },
  { hours: 26, by: 1, edit: headed(1, 'Write to\nour team'), name: 'Before the review' },
  { hours: JUST_NOW, by: 0, edit: headed(3, 'What happens\nafter you send') },
];

interface Story {
  kind: DocumentKind;
  address: string;
  title: string;
  steps: readonly Step[];
}

/** New documents, one in each state. The first step creates them. */
const STORIES: readonly Story[] = [
  {
    kind: 'page',
    address: '/services/crm-checkup',
    title: 'CRM checkup',
    steps: [
      { hours: 900, by: 0 },
      { hours: 880, by: 1, edit: headed(0, 'Two weeks\nto a clear list'), change: publish },
      { hours: 300, by: 0, edit: titled('CRM checkup in two weeks'), change: publish },
      { hours: JUST_NOW, by: 1, edit: titled('CRM checkup'), name: 'Shorter title' },
    ],
  },
  {
    kind: 'page',
    address: '/spring-workshops',
    title: 'Spring workshops',
    steps: [
      { hours: 1_500, by: 1, change: publish },
      { hours: 400, by: 0, change: () => ({ type: 'unpublish' }) },
    ],
  },
  {
    kind: 'page',
    address: '/partners',
    title: 'Partner program',
    steps: [{ hours: JUST_NOW, by: 1 }],
  },
  {
    kind: 'page',
    address: '/winter-webinar',
    title: 'Winter webinar',
    steps: [
      { hours: 120, by: 1 },
      {
        hours: JUST_NOW,
        by: 1,
        edit: headed(0, 'An hour on\nclean pipelines'),
        change: scheduleIn(9),
      },
    ],
  },
  {
    kind: 'page',
    address: '/event-landing-page',
    title: 'Event landing page',
    steps: [
      { hours: 700, by: 0 },
      { hours: 90, by: 0, change: () => ({ type: 'trash' }) },
    ],
  },
  {
    kind: 'post',
    address: 'five-fields-every-deal-needs',
    title: 'Five fields every deal needs',
    steps: [
      { hours: 30, by: 1 },
      { hours: 22, by: 1, edit: titled('The five fields that every deal needs') },
      { hours: 20, by: 0, change: scheduleIn(3) },
    ],
  },
  {
    kind: 'post',
    address: 'what-a-handoff-costs',
    title: 'What a handoff costs',
    steps: [{ hours: 7, by: 0 }],
  },
];

/**
 * Adds documents in every state with their history, as two editors would have made them over some weeks.
 * @param open opens the documents with a clock
 * @returns how many documents were added or edited
 */
export async function addDemoDocuments(
  open: (clock: Clock) => Documents,
  { now }: Demo,
  [first, second]: readonly Actor[],
): Promise<number> {
  if (!first || !second) throw new Error('the demo documents need two editors');
  let at = now;
  const documents = open(() => at);
  const editors = [first, second] as const;
  const play = async (id: string, steps: readonly Step[]) => {
    for (const step of steps) {
      at = new Date(now.getTime() - step.hours * HOUR_MS);
      await take(documents, id, step, editors[step.by], now);
    }
  };
  const model = await documents.openBuiltIn('/contact');
  if (!model?.content.blocks) throw new Error('the demo documents need the page /contact');
  await play(model.id, EDITED_PAGE);
  for (const { kind, address, title, steps } of STORIES) {
    const [{ hours, by }] = steps as [Step];
    at = new Date(now.getTime() - hours * HOUR_MS);
    const content = contentOf(kind, address, title, model.content);
    const { id } = await documents.create(kind, content, editors[by]);
    await play(id, steps);
  }
  return STORIES.length + 1;
}

async function take(
  documents: Documents,
  id: string,
  { edit, name, change }: Step,
  by: Actor,
  now: Date,
) {
  const { version: base, content } = (await documents.find(id))!;
  let version = base;
  if (edit) {
    const request = { id, base, content: edit(content), by, saveId: randomUUID() };
    const saved = await documents.save(request);
    if (!saved.ok) throw new Error(`a demo document was not saved: ${saved.reason}`);
    version = saved.version;
  }
  if (name) await documents.nameCheckpoint(id, version, name, by);
  if (!change) return;
  const changed = await documents.change(id, change(version, now), by);
  if (!changed.ok) throw new Error(changed.message);
}

const LEAD = 'A made-up text of the demo data. Nothing in it describes an offer.';

function contentOf(
  kind: DocumentKind,
  address: string,
  title: string,
  model: DocumentContent,
): DocumentContent {
  const seo = { title, description: LEAD, noindex: true };
  if (kind === 'page') {
    const [hero] = model.blocks!;
    const props = { ...(hero!.props as object), title, label: 'Demo', lead: LEAD };
    return { path: address, title, seo, blocks: [{ ...hero!, props }] };
  }
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: LEAD }] };
  const body = { type: 'doc', content: [paragraph] };
  return { slug: address, title, excerpt: LEAD, body, categoryTags: ['CRM Implementation'], seo };
}
