/** The package has no types; this declares what we use. */
declare module '@joplin/turndown-plugin-gfm' {
  import type TurndownService from 'turndown';

  /** strikethrough, tables, task lists */
  export const gfm: TurndownService.Plugin;
}
