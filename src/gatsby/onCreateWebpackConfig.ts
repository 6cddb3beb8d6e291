import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

/** As webpack's function externals are called. */
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

/** What so large a part of templates and slices use is loaded with each of them. */
const MOST = 0.5;
/** Bytes before compression from which several templates share a file; fewer are written into each of them. */
const LEAST_SHARED = 8_000;

const REACT_SERVER = 'react-dom/server';

/**
 * Gatsby API: one copy of i18next in the bundle, and our own renderer of HTML.
 *
 * gatsby-plugin-react-i18next requires i18next's CommonJS build, our code imports its ES module; without the alias every page carries
 * both. `src/app/reactDomServer.tsx` says why React's own renderer does not do; no hook of Gatsby reaches the rendering of slices.
 */
export function onCreateWebpackConfig({ actions, stage, getConfig }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({
    resolve: { alias: { i18next$: path.resolve('node_modules/i18next/dist/esm/i18next.js') } },
  });
  const config = getConfig() as WebpackConfig;
  if (stage === 'build-javascript') actions.replaceWebpackConfig(withSharedLayout(config));
  if (stage !== 'build-html' && stage !== 'develop-html') return;
  actions.replaceWebpackConfig({
    ...config,
    resolve: {
      ...config.resolve,
      // First: Gatsby has an alias for all of react-dom, and webpack takes the first that fits.
      alias: { [`${REACT_SERVER}$`]: path.resolve('src/app/reactDomServer.tsx'), ...config.resolve?.alias },
    },
    externals: bundled(config.externals),
  });
}

/**
 * Gatsby writes what templates and slices share into each of them again when the same ones share less than 20 KB: a page then loads the
 * dialogs of its header twice. What most of them use becomes one file, and smaller files are shared.
 */
function withSharedLayout(config: WebpackConfig): WebpackConfig {
  const groups = config.optimization?.splitChunks?.cacheGroups;
  const { commons, shared } = groups ?? {};
  if (!commons || !shared) throw new Error('Gatsby splits scripts in another way: see onCreateWebpackConfig');
  const layout = {
    name: 'layout',
    test: shared.test,
    minChunks: Math.ceil((commons.minChunks ?? 2) * MOST),
    priority: 15,
    enforce: true,
  };
  const cacheGroups = { ...groups, layout, shared: { ...shared, minSize: LEAST_SHARED } };
  const splitChunks = { ...config.optimization?.splitChunks, cacheGroups };
  return { ...config, optimization: { ...config.optimization, splitChunks } };
}

/** Gatsby leaves all of react-dom out of the bundle, before aliases count. Our renderer must be in it, to share Emotion with the pages. */
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
