import { bucketPublisher } from './bucketPublisher.mjs';

/** @typedef {import('./siteBucket.mjs').SiteBucket} SiteBucket */

/**
 * Brings a bucket up to what is served, in an order in which no reader meets half of a change: what pages load, then the data of pages, then
 * pages, then what leads to them; each stage is complete before the next begins. Then pages that are gone are removed, after a moment
 * their data, and what pages of before may still load (files with a hash in their name) once it is gone for the grace period.
 * Only what differs is sent, by the MD5 that the bucket lists: a run that was cut off is completed by the next one.
 * @param {string} folder in which nothing is written meanwhile
 * @param {SiteBucket} bucket that only this function writes
 * @param {{ loadingMs?: number, now?: number }} [options]
 * @returns {Promise<import('./bucketPublisher.mjs').Published>} when all of it is done
 * @throws {Error} when the folder holds no site, or the bucket holds something else, or does not answer: what is there stays whole
 */
export async function publishBucket(folder, bucket, { loadingMs, now } = {}) {
  const publisher = bucketPublisher(bucket, { loadingMs });
  const published = await publisher.publish(folder, undefined, now);
  await publisher.settled();
  return published;
}
