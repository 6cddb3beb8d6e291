import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { roundSeconds } from '../packages/gatsby-builder/recordBuild.mjs';
import { run, start, stop } from '../packages/processes/processes.mjs';
import { percentile } from './percentile.mjs';

/** Words per page, similar to the demo's articles. */
const WORDS = 600;
const LINKS = 30;
const LOOK_MS = 10;
const GIVE_UP_MS = 60_000;
/** Time in ms to wait after a watcher reports that it is ready, because it has not read every folder by then. */
const SETTLE_MS = 2000;
const EDITED = 'page-1';
const VOCABULARY =
  'stone light garden street window courtyard concrete shade tree balcony river wall morning room'.split(' ');

const words = (/** @type {number} */ seed) =>
  Array.from(
    { length: WORDS },
    (_, index) => VOCABULARY[(seed * 7 + index * index) % VOCABULARY.length],
  ).join(' ');

/** @param {number} number @param {string} title @param {number} pages */
const markdown = (number, title, pages) =>
  [
    '---',
    `title: ${title}`,
    `next: [${[1, 2, 3].map((step) => `page-${(number + step) % pages}`).join(', ')}]`,
    '---',
    ...[0, 1, 2, 3].map((part) => `## Part ${part}\n\n${words(number + part)}\n`),
  ].join('\n');

const links = Array.from({ length: LINKS }, (_, index) => `<a href="/page-${index}/">Page ${index}</a>`).join(
  '',
);
const page = (/** @type {string} */ title, /** @type {string} */ content, /** @type {string} */ next) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><nav>${links}</nav>` +
  `<main><h1>${title}</h1>${content}<aside>${next}</aside></main><footer>${links}</footer></body></html>`;

/**
 * A static site generator, used as its documentation recommends.
 * @typedef {object} Peer a generator of static sites, and how it is used as its own documentation says
 * @property {string[]} packages npm packages with versions
 * @property {string} content folder of its Markdown files
 * @property {string} output
 * @property {Record<string, string>} files
 * @property {string[]} build
 * @property {string[]} [watch] rebuilds on changes until it is stopped; without it, `build` builds an edit
 * @property {string} [watches] output that reports readiness
 */

/** @type {Record<string, Peer>} */
const PEERS = {
  Eleventy: {
    packages: ['@11ty/eleventy@3.1.8'],
    content: 'src',
    output: 'out',
    files: {
      'src/src.json': '{ "layout": "page.njk", "permalink": "/{{ page.fileSlug }}/index.html" }',
      'src/_includes/page.njk': page(
        '{{ title }}',
        '{{ content | safe }}',
        '{% for one in next %}<a href="/{{ one }}/">{{ one }}</a>{% endfor %}',
      ),
    },
    build: ['eleventy', '--input=src', '--output=out', '--quiet'],
    watch: ['eleventy', '--input=src', '--output=out', '--watch', '--incremental'],
    watches: 'Watching',
  },
  Astro: {
    packages: ['astro@5.9.4'],
    content: 'content',
    output: 'dist',
    files: {
      'src/content.config.mjs': [
        "import { defineCollection } from 'astro:content';",
        "import { glob } from 'astro/loaders';",
        "export const collections = { pages: defineCollection({ loader: glob({ pattern: '*.md', base: './content' }) }) };",
      ].join('\n'),
      'src/pages/[id].astro': [
        '---',
        "import { getCollection, render } from 'astro:content';",
        "export const getStaticPaths = async () => (await getCollection('pages')).map((entry) => ({ params: { id: entry.id }, props: { entry } }));",
        'const { entry } = Astro.props;',
        'const { Content } = await render(entry);',
        '---',
        page(
          '{entry.data.title}',
          '<Content />',
          '{entry.data.next.map((one) => <a href={`/${one}/`}>{one}</a>)}',
        ),
      ].join('\n'),
    },
    build: ['astro', 'build'],
  },
};

/** @param {() => Promise<unknown>} work */
async function secondsOf(work) {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

/**
 * Measures other static site generators on the same machine with the same number of pages. Measures a cold build, and
 * the time from an edit until its HTML is written. Installs the generators from npm into a temporary folder. Their
 * pages are plain Markdown in one layout, without a CMS, pictures, scripts or compression.
 * @param {number} pages
 * @param {number} repeats number of edits
 */
export async function peers(pages, repeats) {
  const rows = [];
  for (const [name, peer] of Object.entries(PEERS)) {
    const folder = mkdtempSync(path.join(tmpdir(), `bench-${name}-`));
    const environment = {
      cwd: folder,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_OPTIONS: '' },
      logFolder: path.join(folder, 'logs'),
    };
    /** @param {string} name @param {string[]} command */
    const program = (name, [file = '', ...args]) => ({
      ...environment,
      name,
      command: [path.join(folder, 'node_modules/.bin', file), ...args],
    });
    const write = (/** @type {string} */ file, /** @type {string} */ text) => {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    };
    /** @type {ReturnType<typeof start> | undefined} */
    let watcher;
    try {
      write('package.json', '{ "private": true, "type": "module" }');
      const install = ['npm', 'install', '--no-audit', '--no-fund', ...peer.packages];
      await run({ ...environment, name: 'install', command: install });
      for (const [file, text] of Object.entries(peer.files)) write(file, text);
      for (let number = 0; number < pages; number += 1)
        write(`${peer.content}/page-${number}.md`, markdown(number, `Page ${number}`, pages));
      const cold = await secondsOf(() => run(program('build', peer.build)));

      const served = path.join(folder, peer.output, EDITED, 'index.html');
      const isServed = (/** @type {string} */ title) =>
        existsSync(served) && readFileSync(served, 'utf8').includes(title);
      if (!isServed('Page 1')) throw new Error(`${name} wrote no page at ${served}`);
      if (peer.watch) {
        watcher = start(program('watch', peer.watch));
        await untilWatching(watcher, peer.watches ?? '');
      }
      const times = [];
      for (let count = 0; count < repeats; count += 1) {
        const title = `Edit ${count} of ${Date.now()}`;
        write(`${peer.content}/${EDITED}.md`, markdown(1, title, pages));
        times.push(
          await secondsOf(async () => {
            if (!watcher) await run(program('build', peer.build));
            const until = performance.now() + GIVE_UP_MS;
            while (!isServed(title)) {
              if (performance.now() > until)
                throw new Error(`${name} did not build an edit of ${pages} pages`);
              await sleep(LOOK_MS);
            }
          }),
        );
      }
      rows.push(
        { pages, edit: `${name}, a title`, 'served after s (median)': roundSeconds(percentile(times, 0.5)) },
        { pages, edit: `${name} from nothing`, 'build s (median)': roundSeconds(cold) },
      );
    } finally {
      if (watcher) await stop(watcher.child);
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return rows;
}

/**
 * Waits until a watcher reports that it is ready.
 * @param {ReturnType<typeof start>} started
 * @param {string} sign output that reports readiness
 */
async function untilWatching({ child }, sign) {
  await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The watching program ended with code ${code}`)));
    child.stdout?.on('data', (chunk) => String(chunk).includes(sign) && resolve(undefined));
  });
  await sleep(SETTLE_MS);
}
