/** The package ships no types; this is what we use of it. */
declare module '@joplin/turndown-plugin-gfm' {
  import type TurndownService from 'turndown';

  /** strikethrough, tables, task lists */
  export const gfm: TurndownService.Plugin;
}
