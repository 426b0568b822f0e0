import { createFrameAdapter } from './frame/frame-adapter.server.ts';
import { createPageAdapter } from './pages/page-adapter.server.ts';
import { createPostAdapter } from './posts/post-adapter.server.ts';
import { SECTION_ADAPTER } from './sections/section-adapter.server.ts';
import { createStoryAdapter } from './stories/story-adapter.server.ts';
import { createTemplateAdapter } from './templates/template-adapter.server.ts';

interface BuiltIns {
  pages: Parameters<typeof createPageAdapter>[0];
  stories: Parameters<typeof createStoryAdapter>[0];
  templates: Parameters<typeof createTemplateAdapter>[0];
  frame: Parameters<typeof createFrameAdapter>[0];
  /** address of the site */
  origin?: string | undefined;
}

/** How each kind of document differs from the others, with what ships with the site. */
export const createAdapters = ({ pages, stories, templates, frame, origin }: BuiltIns) => ({
  page: createPageAdapter(pages, origin),
  post: createPostAdapter(pages, origin),
  story: createStoryAdapter(stories),
  template: createTemplateAdapter(templates),
  section: SECTION_ADAPTER,
  frame: createFrameAdapter(frame),
});
