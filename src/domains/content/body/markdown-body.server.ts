import { MarkdownManager } from '@tiptap/markdown';
import type { AnyExtension } from '@tiptap/core';
import { Code } from '@tiptap/extension-code';
import StarterKit from '@tiptap/starter-kit';
import { parsePostBody, type PostBody } from './post-body.ts';
import { BLOCK_NODES } from './post-body-blocks.ts';
import { SHIFTED_MARKS } from './post-body-marks.ts';
import { TABLE_NODES } from './post-body-table.ts';
import { CommonAttributes, UNKNOWN_NODES } from './post-body-unknown.ts';

/**
 * The nodes and marks that a post's body may contain, without editing code. The editor replaces some by its own, under the same
 * names and with the same attributes.
 */
export const POST_BODY_EXTENSIONS: AnyExtension[] = [
  // Stored bodies have code that is bold or a link.
  Code.extend({ excludes: '' }),
  StarterKit.configure({ code: false, heading: { levels: [2, 3, 4] } }),
  ...SHIFTED_MARKS,
  ...TABLE_NODES,
  ...BLOCK_NODES,
  CommonAttributes,
  ...UNKNOWN_NODES,
];

const markdown = new MarkdownManager({ extensions: POST_BODY_EXTENSIONS });

/** Parses Markdown (with GitHub's tables) into a post's body. Raw HTML becomes visible text. */
export function bodyFromMarkdown(text: string): PostBody {
  return parsePostBody(markdown.parse(text));
}
