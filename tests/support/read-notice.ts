import { takeNotice } from '#src/admin/notices/notice-cookie.server.ts';
import type { TakenNotice } from '#src/admin/notices/notice.ts';

/** The notice that the page behind a redirect shows; undefined for none. */
export async function readNotice(redirect: Response): Promise<TakenNotice | undefined> {
  const [cookie = ''] = redirect.headers.getSetCookie();
  const headers = { cookie: cookie.split(';')[0]! };
  return (await takeNotice(new Request('https://cadron.example/admin', { headers }))).notice;
}
