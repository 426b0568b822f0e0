import type { PostCardView } from '#src/domains/content/posts/post-reader.server.ts';

/** Category, date and reading time of a post. */
export function PostFacts({ post }: { post: PostCardView }) {
  return (
    <ul className="post-facts note">
      <li>{post.category}</li>
      {post.date ? (
        <li>
          <time dateTime={post.dateTime}>{post.date}</time>
        </li>
      ) : null}
      <li>{post.readTime}</li>
    </ul>
  );
}
