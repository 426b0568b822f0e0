/** How much the checks found in the current working copy of a document. */
export interface KeptFindings {
  /** null if the document could not be checked, because it is damaged */
  blocking: number | null;
  warnings: number | null;
  /** whether search engines may list it once it is public */
  isIndexable: boolean;
}
