import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

/** Signature of webpack's function externals. */
type External = (data: { request?: string; contextInfo?: { issuer?: string } }, next: () => void) => void;

interface CacheGroup {
  name?: unknown;
  test?: unknown;
  minChunks?: number;
  minSize?: number;
  priority?: number;
  enforce?: boolean;
}

interface WebpackConfig {
  externals?: unknown;
  resolve?: { alias?: Record<string, string> };
  optimization?: { splitChunks?: { cacheGroups?: Record<string, CacheGroup | false> } };
}

/** Share of templates and slices from which code goes into the common file. */
const SHARED_TEMPLATE_RATIO = 0.5;
/**
 * Minimum size in bytes, uncompressed, of a file that several templates share. Smaller code is duplicated.
 */
const MIN_SHARED_BYTES = 8_000;

const REACT_SERVER = 'react-dom/server';

/** Small replacements of libraries that every page would load. */
const RUNTIME = {
  i18next$: path.resolve('src/i18n/runtime/i18next.ts'),
  'react-i18next$': path.resolve('src/i18n/runtime/reactI18next.tsx'),
};

/**
 * Gatsby API: replaces i18next and React's HTML renderer, and shares code between pages.
 * For the renderer see `src/app/reactDomServer.tsx`; no Gatsby hook covers slices.
 */
export function onCreateWebpackConfig({ actions, stage, getConfig }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({ resolve: { alias: RUNTIME } });
  const config = getConfig() as WebpackConfig;
  if (stage === 'build-javascript') actions.replaceWebpackConfig(withSharedLayout(config));
  if (stage !== 'build-html' && stage !== 'develop-html') return;
  actions.replaceWebpackConfig({
    ...config,
    resolve: {
      ...config.resolve,
      // First, because webpack uses the first match and Gatsby aliases all of react-dom.
      alias: { [`${REACT_SERVER}$`]: path.resolve('src/app/reactDomServer.tsx'), ...config.resolve?.alias },
    },
    externals: bundled(config.externals),
  });
}

/**
 * Shares smaller files and puts widely used code into one file. Gatsby duplicates shared code below 20 KB, so
 * pages would load their header's dialogs twice. It also names shared files after the names of the chunks;
 * late parts have none, so code that any two of them share would be one file. Without a name, webpack makes
 * one file per set of chunks.
 */
function withSharedLayout(config: WebpackConfig): WebpackConfig {
  const groups = config.optimization?.splitChunks?.cacheGroups;
  const { commons, shared } = groups ?? {};
  if (!commons || !shared)
    throw new Error("Gatsby's splitChunks groups have changed. Adapt onCreateWebpackConfig.");
  const layout = {
    name: 'layout',
    test: shared.test,
    minChunks: Math.ceil((commons.minChunks ?? 2) * SHARED_TEMPLATE_RATIO),
    priority: 15,
    enforce: true,
  };
  const { name: _named, ...unnamed } = shared;
  const cacheGroups = { ...groups, layout, shared: { ...unnamed, minSize: MIN_SHARED_BYTES } };
  const splitChunks = { ...config.optimization?.splitChunks, cacheGroups };
  return { ...config, optimization: { ...config.optimization, splitChunks } };
}

/**
 * Bundles the site's renderer, so that it shares Emotion with the pages. Gatsby makes react-dom external
 * before aliases apply.
 */
function bundled(externals: unknown): unknown {
  if (!Array.isArray(externals)) return externals;
  return externals.map((external: unknown) => {
    if (typeof external !== 'function') return external;
    const decide = external as External;
    const unlessOurs: External = (data, next) =>
      data.request === REACT_SERVER ? next() : decide(data, next);
    return unlessOurs;
  });
}
