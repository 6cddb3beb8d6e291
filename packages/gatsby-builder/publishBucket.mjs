import { bucketPublisher } from './bucketPublisher.mjs';

/** @typedef {import('./siteBucket.mjs').SiteBucket} SiteBucket */

/**
 * Updates a bucket from a folder, in an order that never shows visitors an incomplete change: assets, page data, pages, then files that
 * link to pages. Each stage completes before the next starts. Afterwards removes obsolete pages, then their data after a delay, then assets
 * with a hash in their names after the grace period. Uploads only files whose MD5 differs from the listing; the next run completes an
 * interrupted one.
 * @param {string} folder folder that does not change during the call
 * @param {SiteBucket} bucket bucket that only this function writes
 * @param {{ loadingMs?: number, now?: number }} [options]
 * @returns {Promise<import('./bucketPublisher.mjs').Published>} resolves when all changes are done
 * @throws {Error} if the folder contains no site, or if the bucket has other content or does not answer; the published site stays complete
 */
export async function publishBucket(folder, bucket, { loadingMs, now } = {}) {
  const publisher = bucketPublisher(bucket, { loadingMs });
  const published = await publisher.publish(folder, undefined, now);
  await publisher.settled();
  return published;
}
