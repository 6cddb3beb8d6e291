import { bucketPublisher } from './bucketPublisher.mjs';

/** @typedef {import('./siteBucket.mjs').SiteBucket} SiteBucket */

/**
 * Updates a bucket from a folder, in an order in which visitors never see an incomplete change: assets, page data,
 * pages, then files that link to pages. Each stage completes before the next one starts.
 *
 * Then it removes obsolete pages, their data after a delay, and obsolete assets after the grace period. It uploads only
 * files whose MD5 hash differs from that in the bucket. If a run is interrupted, the next run completes it.
 * @param {string} folder folder that does not change during the call
 * @param {SiteBucket} bucket bucket that only this function writes
 * @param {{ loadingMs?: number, now?: number }} [options]
 * @returns {Promise<import('./bucketPublisher.mjs').Published>} resolves when all changes are done, including delayed
 *   removals
 * @throws {Error} if the folder contains no site, or if the bucket has other content or does not respond; the published
 *   site stays complete
 */
export async function publishBucket(folder, bucket, { loadingMs, now } = {}) {
  const publisher = bucketPublisher(bucket, { loadingMs });
  const published = await publisher.publish(folder, undefined, now);
  await publisher.settled();
  return published;
}
