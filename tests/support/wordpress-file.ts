/** Texts of exports of WordPress, for tests. */

export const NAMES =
  'xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/"';
export const HOME =
  '<title>Old Site</title><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://old.example.com</wp:base_blog_url>';
export const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
/** Custom fields. */
export const meta = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(
      ([key, value]) =>
        `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
    )
    .join('');

export interface WordpressPost {
  id?: number;
  title?: string;
  type?: string;
  status?: string;
  date?: string;
  more?: string;
}
/** An item, published and with a date. */
export const item = (content: string, post: WordpressPost = {}) =>
  `<item><title>${cdata(post.title ?? 'A post')}</title><link>https://old.example.com/2024/a-post/</link><dc:creator>jo</dc:creator>
  <content:encoded>${cdata(content)}</content:encoded><wp:post_id>${post.id ?? 1}</wp:post_id><wp:post_name>a-post</wp:post_name>
  <wp:status>${post.status ?? 'publish'}</wp:status><wp:post_type>${post.type ?? 'post'}</wp:post_type>
  ${post.date ?? '<wp:post_date_gmt>2024-01-05 10:00:00</wp:post_date_gmt>'}${post.more ?? ''}</item>`;
/** An attachment. */
export const file = (id: number, name: string, more = '') =>
  item('', {
    id,
    type: 'attachment',
    status: 'inherit',
    more: `<wp:attachment_url>https://old.example.com/wp-content/uploads/${name}</wp:attachment_url>${more}`,
  });
/** A whole export. */
export const wxr = (...items: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${NAMES}><channel>${HOME}${items.join('\n')}</channel></rss>`;
