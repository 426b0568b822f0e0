/** For the head of every page of the admin; their answers say the same in a header. */
export const NotIndexed = () => <meta name="robots" content="noindex, nofollow" />;
