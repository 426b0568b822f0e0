import { MarkdownManager } from '@tiptap/markdown';
import { parsePostBody, type PostBody } from './post-body.ts';
import { POST_BODY_EXTENSIONS } from './post-body-extensions.ts';

const markdown = new MarkdownManager({ extensions: POST_BODY_EXTENSIONS });

/** Parses Markdown (with GitHub's tables) into a post's body. Raw HTML becomes visible text. */
export function bodyFromMarkdown(text: string): PostBody {
  return parsePostBody(markdown.parse(text));
}
