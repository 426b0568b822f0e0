import { expect, test } from 'vitest';
import { buildLead } from '#tests/builders/admin-leads.ts';
import { routeArgs, sampleLeads } from '#tests/support/lead-routes.ts';
import * as exportRoute from './export-leads.ts';

type ExportArgs = Parameters<typeof exportRoute.loader>[0];

test('exports a dated CSV file with a byte order mark and one line per lead', async () => {
  const answer = await exportRoute.loader(routeArgs<ExportArgs>(sampleLeads(), {}));
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="cadron-leads-\d{4}-\d\d-\d\d\.csv"$/,
  );
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.toString().trimEnd().split('\r\n')).toHaveLength(4);
});

test('an export fails when the first read fails, and stops reading when it is canceled', async () => {
  const broken = {
    ...sampleLeads(),
    // oxlint-disable-next-line require-yield
    async *all() {
      throw new Error('the database is down');
    },
  };
  await expect(exportRoute.loader(routeArgs<ExportArgs>(broken, {}))).rejects.toThrow('is down');
  let isStopped = false;
  const endless = {
    ...sampleLeads(),
    async *all() {
      try {
        for (;;) yield [buildLead()];
      } finally {
        isStopped = true;
      }
    },
  };
  const answer = await exportRoute.loader(routeArgs<ExportArgs>(endless, {}));
  await answer.body?.cancel();
  expect(isStopped).toBe(true);
});
