/** Part of a page that a finding is about; screens link to the field of the editor that holds it. */
export type FindingPlace =
  | 'title'
  | 'description'
  | 'canonical'
  | 'robots'
  | 'headings'
  | 'images'
  | 'links'
  | 'text'
  | 'structured data'
  | 'redirect'
  | 'weight';

/** What screens show of a finding besides its message. */
export interface FindingDetails {
  place: FindingPlace;
  /** the other route it concerns, such as the one with the same title */
  other?: string;
  /** sentences that both routes have */
  sentences?: string[];
}

/** Something that a check found on one route. */
export interface Finding {
  path: string;
  /** id of the check */
  check: string;
  /** distinguishes several findings of one check on one route, and stays the same from one reading to the next */
  key: string;
  /** one sentence that names the thing */
  message: string;
  details: FindingDetails;
}

/** What a check returns; the runner adds the rest. */
export interface Found extends FindingDetails {
  /** default: the message */
  key?: string;
  message: string;
}
