/** Sample content, or claims, that a person has to replace or check before the site goes live. */
export interface LaunchItem {
  label: string;
  /** what is still there, such as names of companies */
  found: readonly string[];
  /** what to do, and where */
  text: string;
}
