/** What a service that tells search engines of changes said; `refused` will not change by asking again. */
export type SubmissionAnswer =
  | { outcome: 'taken'; status: number }
  | { outcome: 'refused'; status: number; message: string }
  | { outcome: 'failed'; message: string };

/** Tells search engines that addresses have changed. Never throws. */
export interface IndexNowPort {
  /** @param urls absolute addresses of our site, 10,000 at most */
  submit(urls: readonly string[]): Promise<SubmissionAnswer>;
}
