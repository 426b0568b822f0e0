import type { Site } from '#tests/support/site.ts';
import { queryDatabase } from './stored.ts';

export type Phase = 'reading' | 'running' | 'undoing';

/** Counts the rows that an import has made, pictures without a file, and posts that show one of the old site. */
export async function countImported(site: Site) {
  const [row] = await queryDatabase<Record<string, number>>(
    site,
    `select count(*)::int as posts, count(distinct title)::int as titles, count(live_revision)::int as public,
      (select count(*)::int from media_assets where folder = 'Old site') as pictures,
      (select count(distinct hash)::int from media_assets where folder = 'Old site') as contents,
      (select count(*)::int from cms_import_pictures where src is null and message is not null) as missing,
      (count(*) filter (where content::text like '%old-site.example%'))::int as old
    from cms_documents where kind = 'post' and id in (select document_id from cms_import_items where state = 'done')`,
  );
  return row!;
}

/** How much of a phase is done, from 0 to 1; 1 once it is over. */
export async function progress(
  site: Site,
  id: string,
  phase: Phase,
  posts: number,
): Promise<number> {
  const state = { reading: '', running: `and state = 'done'`, undoing: `and state = 'undone'` }[
    phase
  ];
  const [row] = await queryDatabase<{ phase: string; done: number }>(
    site,
    `select phase, (select count(*)::int from cms_import_items where import_id = id ${state}) as done
      from cms_imports where id = '${id}'`,
  );
  return row?.phase === phase ? row.done / posts : 1;
}
