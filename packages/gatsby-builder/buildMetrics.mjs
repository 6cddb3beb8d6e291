import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** @typedef {import('./recordBuild.mjs').BuildReport} BuildReport */

const BUCKETS = [0.5, 1, 2, 5, 10, 20, 40, 80, 160, 320];

/**
 * Returns the end time of the last successful build in `builds.jsonl`, or null if there is none.
 * @param {string} dataDir
 */
function lastSuccess(dataDir) {
  const file = path.join(dataDir, 'builds.jsonl');
  if (!existsSync(file)) return null;
  for (const line of readFileSync(file, 'utf8').trim().split('\n').reverse()) {
    try {
      const report = /** @type {BuildReport} */ (JSON.parse(line));
      if (!report.failed) return Date.parse(report.at);
    } catch (error) {
      // Skip an incomplete line. The disk was full when it was written.
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  return null;
}

/**
 * Creates the metrics of the builder process, in the Prometheus text format.
 * @param {string} dataDir folder with the build reports, from which the time of the last successful build is restored
 *   after a restart
 */
export function createBuildMetrics(dataDir) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const builds = new Counter({
    name: 'site_builds_total',
    help: 'Builds of the site since the start, by result, mode (warm, cold) and cause',
    labelNames: ['result', 'mode', 'cause'],
    registers,
  });
  const seconds = new Histogram({
    name: 'site_build_seconds',
    help: 'Time until the output of a build was served',
    labelNames: ['mode'],
    buckets: BUCKETS,
    registers,
  });
  const pages = new Counter({ name: 'site_pages_written_total', help: 'Pages written by builds', registers });
  const last = new Gauge({
    name: 'site_last_success_timestamp_seconds',
    help: 'End of the last successful build',
    registers,
  });
  const left = new Gauge({
    name: 'site_pages_left',
    help: 'Changed pages that are not built yet, after the pages of changed documents',
    registers,
  });
  const faults = new Gauge({
    name: 'site_documents_not_built',
    help: 'Documents that the last build left out or kept as they were',
    registers,
  });
  const known = lastSuccess(dataDir);
  if (known !== null) last.set(known / 1000);

  return {
    text: () => registry.metrics(),
    contentType: registry.contentType,
    /** Adds a finished build to the metrics. @param {BuildReport} report */
    note(report) {
      const mode = report.warm ? 'warm' : 'cold';
      builds.inc({ result: report.failed ? 'failed' : 'built', mode, cause: report.cause });
      if (report.failed) return;
      seconds.observe({ mode }, report.seconds);
      pages.inc(report.pages);
      left.set(report.left ?? 0);
      faults.set(report.faults?.length ?? 0);
      last.set(Date.parse(report.at) / 1000);
    },
  };
}

/**
 * Starts an HTTP server that serves the metrics at `GET /metrics`.
 * @param {ReturnType<typeof createBuildMetrics>} figures
 * @param {number} port
 * @param {string} [host] bind address; the default accepts local requests only
 * @returns {Promise<import('node:http').Server>}
 */
export function serveBuildMetrics(figures, port, host = '127.0.0.1') {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    figures.text().then(
      (text) => response.writeHead(200, { 'Content-Type': figures.contentType }).end(text),
      (error) => {
        console.error(error);
        response.writeHead(500).end();
      },
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
