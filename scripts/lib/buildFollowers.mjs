import { existsSync } from 'node:fs';
import path from 'node:path';
import { bucketPublisher } from '../../packages/gatsby-builder/bucketPublisher.mjs';
import { StepError } from '../../packages/processes/StepError.mjs';

/**
 * Returns what runs after each build: publishing to the bucket SITE_BUCKET, and metrics on BUILDER_METRICS_PORT. Loads
 * packages only when needed, because they are not installed yet when the command starts for the first time.
 * @param {import('./settings.mjs').Settings} settings
 */
export function buildFollowers({ siteEnv, dataDir, metricsPort, metricsHost }) {
  /** @type {ReturnType<typeof import('../../packages/gatsby-builder/buildMetrics.mjs').createBuildMetrics> | null} */
  let figures = null;
  /** @type {import('../../packages/gatsby-builder/bucketPublisher.mjs').BucketPublisher | null} */
  let publisher = null;
  return {
    options: {
      onReport: (/** @type {import('../../packages/gatsby-builder/recordBuild.mjs').BuildReport} */ report) =>
        figures?.note(report),
      ...(siteEnv.SITE_BUCKET && {
        /** @type {import('../../packages/gatsby-builder/bucketPublisher.mjs').BucketPublisher['publish']} */
        publish: async (folder, changes) => {
          if (!existsSync(path.join(folder, 'index.html')))
            throw new StepError('The CMS has no published home page, so there is no site to publish yet.', {
              advice: 'publish the home page in the CMS, or restore a backup',
            });
          if (!publisher) {
            const bucket = (await import('../../packages/gatsby-builder/siteBucket.mjs')).siteBucket(siteEnv);
            if (!bucket) throw new Error('SITE_BUCKET is missing. Set it to the bucket of the public site.');
            publisher = bucketPublisher(bucket);
          }
          return publisher.publish(folder, changes);
        },
      }),
    },
    /** Serves the metrics. Call this before the first build, after the packages are installed. */
    async serveFigures() {
      if (!metricsPort) return;
      const { createBuildMetrics, serveBuildMetrics } =
        await import('../../packages/gatsby-builder/buildMetrics.mjs');
      figures = createBuildMetrics(dataDir);
      await serveBuildMetrics(figures, metricsPort, metricsHost);
    },
  };
}
