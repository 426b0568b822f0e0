/** A generic form's knowledge of a field besides its label and its help. */
export interface FieldHints {
  /** an example, shown while the field is empty */
  placeholder?: string;
  /** follows a number: 'minutes' */
  unit?: string;
  /** names of the values of a choice */
  choices?: Readonly<Record<string, string>>;
  /** chosen from a list: a picture, video or folder of the media library, a target of links, a success story */
  picks?: 'picture' | 'video' | 'folder' | 'link' | 'story';
  /** the values are pictures of this family, and are chosen by sight */
  shows?: DrawingFamily | 'tone';
  /**
   * - expected: may be missing in the schema only because another field takes its place, so it is not called optional
   * - filled: comes with the choice of another field, and is not typed over
   */
  given?: 'expected' | 'filled';
  /** edited as one text */
  edits?: 'rich-text';
}

/** Drawings that a field can choose; `src/admin/page-editor/drawings` renders a small picture of each. */
export type DrawingFamily =
  | 'avatar'
  | 'closing'
  | 'cover'
  | 'guide'
  | 'hero'
  | 'poster'
  | 'problem'
  | 'rich-text'
  | 'spread'
  | 'streams';

/**
 * The metadata of a field, for `.meta()`: its label, and help where the label is not enough. The schema of an item of a list is
 * named by its singular, and a choice by what is chosen.
 */
export const named = (title: string, description?: string, hints: FieldHints = {}) => ({
  title,
  ...(description !== undefined && { description }),
  ...hints,
});
