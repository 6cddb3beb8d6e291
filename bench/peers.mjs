import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Words of a page, near those of an article of the demo. */
const WORDS = 600;
const LINKS = 30;
const LOOK_MS = 10;
const GIVE_UP_MS = 60_000;
/** A program says that it watches before its watcher has read every folder. */
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
 * @typedef {object} Peer a generator of static sites, and how it is used as its own documentation says
 * @property {string[]} packages of npm, with their versions
 * @property {string} content folder of its Markdown files
 * @property {string} output
 * @property {Record<string, string>} files
 * @property {string[]} build
 * @property {string[]} [watch] builds again whatever changes, until it is ended; without it, an edit is built by `build`
 * @property {string} [watches] what it prints once it does
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

/** @param {string} folder @param {string[]} command @param {import('node:child_process').StdioOptions} [stdio] */
function start(folder, [program = '', ...args], stdio = 'ignore') {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_OPTIONS: '' };
  return spawn(program, args, { cwd: folder, env, stdio });
}

/**
 * @param {string} folder @param {string[]} command
 * @throws {Error} when it fails
 */
async function run(folder, command) {
  const child = start(folder, command, ['ignore', 'ignore', 'inherit']);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command.join(' ')} in ${folder} ended with ${code}`);
}

/** @param {() => Promise<unknown>} work */
async function secondsOf(work) {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

const median = (/** @type {number[]} */ values) =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;
const rounded = (/** @type {number} */ value) => Math.round(value * 100) / 100;

/**
 * How long other generators of static sites take for as many pages, on the same machine in the same run: from nothing, and from an edit of
 * one page until its HTML is written. They are installed from npm into a folder of their own, which goes afterwards. Their pages are bare
 * Markdown in one layout: no CMS, no pictures, no scripts, nothing compressed.
 * @param {number} pages
 * @param {number} repeats edits of each
 */
export async function peers(pages, repeats) {
  const rows = [];
  for (const [name, peer] of Object.entries(PEERS)) {
    const folder = mkdtempSync(path.join(tmpdir(), `bench-${name}-`));
    const bin = (/** @type {string[]} */ [program = '', ...args]) => [
      path.join(folder, 'node_modules/.bin', program),
      ...args,
    ];
    const write = (/** @type {string} */ file, /** @type {string} */ text) => {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    };
    /** @type {import('node:child_process').ChildProcess | undefined} */
    let watcher;
    try {
      write('package.json', '{ "private": true, "type": "module" }');
      await run(folder, ['npm', 'install', '--silent', '--no-audit', '--no-fund', ...peer.packages]);
      for (const [file, text] of Object.entries(peer.files)) write(file, text);
      for (let number = 0; number < pages; number += 1)
        write(`${peer.content}/page-${number}.md`, markdown(number, `Page ${number}`, pages));
      const cold = await secondsOf(() => run(folder, bin(peer.build)));

      const served = path.join(folder, peer.output, EDITED, 'index.html');
      const isServed = (/** @type {string} */ title) =>
        existsSync(served) && readFileSync(served, 'utf8').includes(title);
      if (!isServed('Page 1')) throw new Error(`${name} wrote no page at ${served}`);
      if (peer.watch) watcher = await watching(folder, bin(peer.watch), peer.watches ?? '');
      const times = [];
      for (let count = 0; count < repeats; count += 1) {
        const title = `Edit ${count} of ${Date.now()}`;
        write(`${peer.content}/${EDITED}.md`, markdown(1, title, pages));
        times.push(
          await secondsOf(async () => {
            if (!watcher) await run(folder, bin(peer.build));
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
        { pages, edit: `${name}, a title`, 'served after s (median)': rounded(median(times)) },
        { pages, edit: `${name} from nothing`, 'build s (median)': rounded(cold) },
      );
    } finally {
      watcher?.kill();
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return rows;
}

/** @param {string} folder @param {string[]} command @param {string} sign what it prints once it is ready */
async function watching(folder, command, sign) {
  const child = start(folder, command, ['ignore', 'pipe', 'inherit']);
  for await (const chunk of /** @type {import('node:stream').Readable} */ (child.stdout).iterator({
    destroyOnReturn: false,
  }))
    if (String(chunk).includes(sign)) break;
  child.stdout?.resume();
  await sleep(SETTLE_MS);
  return child;
}
