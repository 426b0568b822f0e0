/** Apart from the brand's address, which browsers would load with every title otherwise. */
export const SHORT_NAME = 'Cadron';

/** Begins the names of files that the site offers for download. */
export const FILE_PREFIX = SHORT_NAME.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');
