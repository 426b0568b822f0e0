/** Sample content that a person has to replace before the site goes live. */
export interface LaunchItem {
  label: string;
  /** what is still there, such as names of companies */
  found: readonly string[];
  /** what to do, and where */
  text: string;
  /** path of the screen where it is replaced; undefined if that is a file */
  to?: string;
}

/** A step of setting up a new site. */
export interface FirstStep {
  title: string;
  /** what is missing, or what is set */
  detail: string;
  /** path of the screen where it is done */
  to: string;
  /** by the facts, not because someone ticked it */
  isDone: boolean;
}
