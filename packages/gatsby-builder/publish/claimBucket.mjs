/** In the bucket before anything else: that what it holds is a site's, and may be replaced and removed. */
export const MARK = '_site.json';

/**
 * Makes sure that a bucket is the site's own: one that is empty is marked, one that holds something and bears no mark is somebody else's.
 * @param {import('../siteBucket.mjs').SiteBucket} bucket
 * @param {Map<string, string>} present what it holds
 * @throws {Error} when nothing in it may be touched
 */
export async function claimBucket(bucket, present) {
  if (present.has(MARK)) return;
  if (present.size > 0)
    throw new Error(
      `The bucket ${bucket.name} (SITE_BUCKET) holds ${present.size} files that are not of a site published from here, ` +
        `such as ${[...present.keys()].slice(0, 3).join(', ')}: publishing would remove them, so nothing was changed. ` +
        `Name an empty bucket, or, where all of this may be replaced, put a file of the name ${MARK} into it.`,
    );
  await bucket.put(MARK, Buffer.from(`${JSON.stringify({ holds: 'a site, and nothing else' })}\n`));
}
