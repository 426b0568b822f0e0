import { Client } from 'pg';

/** Ids of users in made-up entries: `user-1` to `user-40`. */
const USERS = 40;

/**
 * Adds made-up entries of the last three years. Half are about content, 30% about leads, which all have labels of their
 * own. `user-3` left after the first year; `user-4` only ever works on content; security has few entries, all of them old.
 */
export async function addEntries(connectionString: string, count: number): Promise<void> {
  const client = new Client({ connectionString }); // without a time limit
  await client.connect();
  try {
    await client.query(`
      insert into activity (at, area, action, actor_id, actor_name, object_kind, object_id, object_label, before, after)
      select at, area, action, actor, coalesce(actor || '@cadron.example', 'Schedule'), kind, object, label,
        jsonb_build_object('State', 'Draft'), jsonb_build_object('State', 'Published', 'Address', '/insights/' || object)
      from (
        select n, at, area, kind, kind || '.' || (array['published', 'saved', 'deleted', 'exported'])[1 + n % 4] as action,
          case when n % 19 = 0 then null
            when n < ${count} / 3 and n % 5 = 1 then 'user-3'
            when area = 'content' and n % 7 = 2 then 'user-4'
            else 'user-' || 5 + n % ${USERS - 5} end as actor,
          kind || '-' || case kind when 'lead' then n else n % 20000 end as object,
          case kind when 'lead' then 'Contact lead of ' || to_char(at, 'FMMonth FMDD, YYYY')
            else initcap(kind) || ' about ' || md5((n % 20000)::text) end as label
        from (
          select n, now() - interval '3 years' + n * (interval '3 years' / ${count}) as at,
            case when n < ${count} / 10 and n % 50 = 0 then 'security' when n % 10 < 5 then 'content'
              when n % 10 < 8 then 'leads' when n % 10 = 8 then 'people' else 'site' end as area,
            case when n % 10 < 3 then 'page' when n % 10 < 5 then 'post' when n % 10 < 8 then 'lead'
              when n % 10 = 8 then 'user' else 'redirect' end as kind
          from generate_series(1, ${count}) as n
        ) as times
      ) as entries`);
    await client.query('vacuum analyze activity');
  } finally {
    await client.end();
  }
}
