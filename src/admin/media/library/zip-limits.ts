/** A download takes one connection and reads every file once. */
export const MAX_ZIP_FILES = 1_000;
export const MAX_ZIP_BYTES = 2_000_000_000;

export const ZIP_LIMITS =
  'One download has at most 1,000 files and 2 GB. Select fewer files, and download the rest separately.';
