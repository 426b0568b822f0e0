import { expect, test } from 'vitest';
import { openSearch } from '#tests/support/open-search.ts';

const { fill, search } = openSearch();

test('a word no document has is corrected, joined or passed over, and that is told', async () => {
  await fill({ path: '/a', title: 'HubSpot forecast' }, { path: '/b', body: 'A spot in the sun.' });
  expect(await search().find('hubpsot forcast')).toMatchObject({
    total: 1,
    corrected: 'hubspot forecast',
    text: 'hubpsot forcast',
  });
  expect(await search().find('hub spot')).toMatchObject({ total: 1, corrected: 'hubspot' });
  expect(await search().find('hubspot xyzzyqq')).toMatchObject({ total: 1, missing: ['xyzzyqq'] });
  expect(await search().find('the xyzzyqq')).toMatchObject({ total: 0, missing: ['xyzzyqq'] });
});

test('a word that some document has is never corrected, however rare', async () => {
  await fill(
    { path: '/rare', body: 'A forcast of its own.' },
    { path: '/usual', body: 'forecast' },
  );
  expect(await search().find('forcast')).toMatchObject({ corrected: undefined, total: 1 });
});

test('without a hit, the titles that look like it are named', async () => {
  await fill({ path: '/a', title: 'Salesforce' }, { path: '/b', title: 'Restoration' });
  const { nearTitles, total } = await search().find('forcesales');
  expect(total).toBe(0);
  expect(nearTitles).toEqual([{ path: '/a', title: 'Salesforce' }]);
});
