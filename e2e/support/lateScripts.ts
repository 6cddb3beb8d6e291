import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PUBLIC = path.join(path.dirname(process.env.E2E_BUILDS ?? '.data/builds.jsonl'), 'public');
/** Matches a script whose module contained only types or styles. */
const EMPTY = /\{\d+:function\(\)\{\}\}\]\);?\s*$/;
/**
 * Matches scripts that the tests never load: Google's map and captcha, which need other settings, and the measurement
 * of web vitals, which shows nothing.
 */
const NOT_SEEN = /maps\.googleapis\.com|recaptcha\/api\.js|largest-contentful-paint/;

/** Number of characters to show of a script without a source map. It is enough to identify the script. */
const START = 300;

interface Stats {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
}

const read = (file: string) => readFileSync(path.join(PUBLIC, file), 'utf8');

/**
 * Returns the scripts that webpack loads later, and not together with a template, such as `/1090-6234a94160.js`. The
 * value names the sources of the script, for error messages.
 */
export function lateScripts(): Map<string, string> {
  const { namedChunkGroups } = JSON.parse(read('webpack.stats.json')) as Stats;
  const initial = new Set(
    Object.values(namedChunkGroups).flatMap(({ assets }) => assets.map(({ name }) => name)),
  );
  const runtime = read([...initial].find((name) => name.startsWith('webpack-runtime-')) ?? '');
  // Also match numbers such as `8e3`, because the minifier writes 8000 like that.
  const hashes = [...runtime.matchAll(/\b(\d+(?:e\d+)?):"([0-9a-f]{10})"/g)];
  const names = new Map(
    [...runtime.matchAll(/\b(\d+(?:e\d+)?):"([^"]+)"/g)].flatMap(([, id, name]) =>
      id && name && !/^[0-9a-f]{10}$/.test(name) ? [[id, name] as const] : [],
    ),
  );
  const files = hashes
    .map(([, id = '', hash]) => `${names.get(id) ?? Number(id)}-${hash}.js`)
    .filter((file) => !initial.has(file) && ![EMPTY, NOT_SEEN].some((left) => left.test(read(file))));
  return new Map(files.map((file) => [`/${file}`, sourcesOf(file)]));
}

function sourcesOf(file: string): string {
  // A script that contains only one import has no source map.
  if (!existsSync(path.join(PUBLIC, `${file}.map`))) return read(file).slice(0, START);
  const { sources } = JSON.parse(read(`${file}.map`)) as { sources: string[] };
  return sources.map((source) => source.replace('webpack://group-site/./', '')).join(' ');
}
