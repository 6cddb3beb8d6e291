import { bucketPublisher } from '../../packages/gatsby-builder/bucketPublisher.mjs';

/**
 * What is done with each build beside serving it here: it goes to the bucket that SITE_BUCKET names, and is counted where
 * BUILDER_METRICS_PORT names a port. Packages are loaded when they are needed: a first start has yet to install them.
 * @param {import('./settings.mjs').Settings} settings
 */
export function buildFollowers({ siteEnv, dataDir, metricsPort, metricsHost }) {
  /** @type {ReturnType<typeof import('../../packages/gatsby-builder/buildFigures.mjs').createBuildFigures> | null} */
  let figures = null;
  /** @type {import('../../packages/gatsby-builder/bucketPublisher.mjs').BucketPublisher | null} */
  let publisher = null;
  return {
    options: {
      onReport: (/** @type {import('../../packages/gatsby-builder/buildReport.mjs').BuildReport} */ report) =>
        figures?.note(report),
      ...(siteEnv.SITE_BUCKET && {
        /** @type {import('../../packages/gatsby-builder/bucketPublisher.mjs').BucketPublisher['publish']} */
        publish: async (folder, changes) => {
          if (!publisher) {
            const bucket = (await import('../../packages/gatsby-builder/siteBucket.mjs')).siteBucket(siteEnv);
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
      const { createBuildFigures, serveBuildFigures } =
        await import('../../packages/gatsby-builder/buildFigures.mjs');
      figures = createBuildFigures(dataDir);
      await serveBuildFigures(figures, metricsPort, metricsHost);
    },
  };
}
