/** A WordPress export (WXR 1.2) with posts, each with a link to the one before. */
export function wordpressExport(
  posts: number,
  pictures: (post: number) => string = () => '',
): string {
  const items = Array.from({ length: posts }, (_, at) => {
    const n = at + 1;
    return `<item><title>Post ${n}</title><link>https://old.example/2019/post-${n}/</link>
<dc:creator><![CDATA[ben]]></dc:creator>
<content:encoded><![CDATA[<p>Text of post ${n}. <a href="https://old.example/2019/post-${n - 1}/">Before</a></p>${pictures(n)}[poll id="${n}"]]]></content:encoded>
<wp:post_id>${n}</wp:post_id><wp:post_date_gmt>2019-03-08 19:30:00</wp:post_date_gmt>
<wp:post_name>post-${n}</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>
<category domain="category" nicename="crm"><![CDATA[CRM]]></category></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Old</title><link>https://old.example</link><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>https://old.example</wp:base_site_url><wp:base_blog_url>https://old.example</wp:base_blog_url>
<wp:author><wp:author_login>ben</wp:author_login><wp:author_display_name><![CDATA[Ben Ito]]></wp:author_display_name></wp:author>
${items.join('\n')}
</channel></rss>`;
}
