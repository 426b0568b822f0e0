import { expect, test } from 'vitest';
import { resolveSchedulers } from './resolve-schedulers.ts';

const schedulers = {
  SCHEDULER_URL: 'https://meet.example/audit',
  VISTAGE_SCHEDULER_URL: 'https://meet.example/members',
};

test('replaces the names of schedulers at any depth, and nothing else', () => {
  const links = [{ label: 'Book', href: 'scheduler:' }, { href: 'vistage-scheduler:' }, null, 3];
  expect(resolveSchedulers({ links, note: 'a scheduler: ours' }, schedulers)).toEqual({
    links: [
      { label: 'Book', href: schedulers.SCHEDULER_URL },
      { href: schedulers.VISTAGE_SCHEDULER_URL },
      null,
      3,
    ],
    note: 'a scheduler: ours',
  });
});
