/**
 * Object that marks a bucket as the property of the site, so that its other objects may be replaced and removed. It is
 * written before all other objects.
 */
export const SITE_MARKER = '_site.json';

/**
 * Checks that a bucket may be overwritten by the site. An empty bucket is marked. A bucket that contains objects but no
 * marker is rejected.
 * @param {import('../siteBucket.mjs').SiteBucket} bucket
 * @param {Map<string, string>} present objects in the bucket
 * @throws {Error} if the bucket has other content
 */
export async function claimBucket(bucket, present) {
  if (present.has(SITE_MARKER)) return;
  if (present.size > 0)
    throw new Error(
      `The bucket ${bucket.name} (SITE_BUCKET) is not empty and has no marker of a published site. It contains ${present.size} files, ` +
        `such as ${[...present.keys()].slice(0, 3).join(', ')}. Publishing would remove them, so nothing was changed. ` +
        `Use an empty bucket. If all of its files may be replaced, add a file named ${SITE_MARKER}.`,
    );
  await bucket.put(SITE_MARKER, Buffer.from(`${JSON.stringify({ holds: 'a site, and nothing else' })}\n`));
}
