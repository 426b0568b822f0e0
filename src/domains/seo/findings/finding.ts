/** Parts of a finding on screens besides its message. */
export interface FindingDetails {
  /** the field of the editor that holds what it is about, if there is one */
  field?: string;
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

/** The result of a check; storing it adds the rest. */
export interface Found extends FindingDetails {
  check: string;
  /** default: the message */
  key?: string;
  message: string;
}
