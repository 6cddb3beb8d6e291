import { bucketPublisher } from './bucketPublisher.mjs';

/**
 * What is done with each build beside serving it here: it goes to the bucket that SITE_BUCKET names, and is counted where
 * BUILDER_METRICS_PORT names a port. Packages are loaded when they are needed: a first start has yet to install them.
 * @param {import('../lib/settings.mjs').Settings} settings
 */
export function buildFollowers({ siteEnv, dataDir, metricsPort, metricsHost }) {
  /** @type {ReturnType<typeof import('./buildFigures.mjs').createBuildFigures> | null} */
  let figures = null;
  /** @type {import('./bucketPublisher.mjs').BucketPublisher | null} */
  let publisher = null;
  return {
    options: {
      onReport: (/** @type {import('./buildReport.mjs').BuildReport} */ report) => figures?.note(report),
      ...(siteEnv.SITE_BUCKET && {
        /** @type {import('./bucketPublisher.mjs').BucketPublisher['publish']} */
        publish: async (folder, changes) => {
          if (!publisher) {
            const bucket = (await import('./siteBucket.mjs')).siteBucket(siteEnv);
            if (!bucket) throw new Error('SITE_BUCKET is missing');
            publisher = bucketPublisher(bucket);
          }
          return publisher.publish(folder, changes);
        },
      }),
    },
    /** To be called once packages are installed, before the first build. */
    async serveFigures() {
      if (!metricsPort) return;
      const { createBuildFigures, serveBuildFigures } = await import('./buildFigures.mjs');
      figures = createBuildFigures(dataDir);
      await serveBuildFigures(figures, metricsPort, metricsHost);
    },
  };
}
