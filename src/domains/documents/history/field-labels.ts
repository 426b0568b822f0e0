/** The form's labels of the fields of a group. Data, so that browsers need no schemas for it. */
export interface FieldLabels {
  /** the field itself; undefined for a whole section */
  label?: string;
  /** of a group */
  fields?: Readonly<Record<string, FieldLabels>>;
  /** of a list: an item, named by its singular */
  item?: FieldLabels;
}

/** The labels of each kind of section, by its type. `src/blocks` makes them of its schemas, and the editor of its form. */
export type BlockLabels = Readonly<Record<string, FieldLabels>>;

export const NO_LABELS: BlockLabels = {};

/** The labels of what is at a dotted path within a group; undefined if it is not known. */
export function labelsAt(labels: FieldLabels | undefined, field: string): FieldLabels | undefined {
  if (field === '') return labels;
  return field
    .split('.')
    .reduce<FieldLabels | undefined>((at, step) => at?.item ?? at?.fields?.[step], labels);
}
