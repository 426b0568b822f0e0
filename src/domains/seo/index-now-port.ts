/** The result of a submission. After `failed` it may be repeated; after `refused` it would be refused again. */
export type SubmissionResult =
  | { outcome: 'accepted'; status: number }
  | { outcome: 'refused'; status: number; message: string }
  | {
      outcome: 'failed';
      message: string;
      /** how long the service asks to wait */
      retryAfterSeconds?: number;
    };

/** Submits changed addresses to search engines (indexnow.org). */
export interface IndexNowPort {
  /**
   * Never throws.
   * @param urls absolute URLs of this site, at most 10,000
   */
  submit(urls: readonly string[]): Promise<SubmissionResult>;
}
