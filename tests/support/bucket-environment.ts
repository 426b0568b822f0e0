/**
 * Settings of a site for the bucket of TEST_S3, `http://key:secret@127.0.0.1:9000/bucket`; none, so that files are on disk,
 * without it.
 */
export function bucketEnvironment(): Record<string, string> {
  const address = process.env['TEST_S3'];
  if (!address) return {};
  const { username, password, origin, pathname } = new URL(address);
  return {
    S3_ENDPOINT: origin,
    S3_BUCKET: pathname.slice(1),
    S3_ACCESS_KEY_ID: username,
    S3_SECRET_ACCESS_KEY: password,
  };
}
