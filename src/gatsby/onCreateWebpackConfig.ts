import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

/** As webpack's function externals are called. */
type External = (data: { request?: string; contextInfo?: { issuer?: string } }, next: () => void) => void;

interface WebpackConfig {
  externals?: unknown;
  resolve?: { alias?: Record<string, string> };
}

const REACT_SERVER = 'react-dom/server';

/**
 * Gatsby API: one copy of i18next in the bundle, and our own renderer of HTML.
 *
 * gatsby-plugin-react-i18next requires i18next's CommonJS build, our code imports its ES module; without the alias every page carries
 * both. `src/app/reactDomServer.tsx` says why React's own renderer does not do; no hook of Gatsby reaches the rendering of slices.
 */
export function onCreateWebpackConfig({ actions, stage, getConfig, plugins }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({
    plugins: [plugins.define(mapTiles())],
    resolve: { alias: { i18next$: path.resolve('node_modules/i18next/dist/esm/i18next.js') } },
  });
  if (stage !== 'build-html' && stage !== 'develop-html') return;
  const config = getConfig() as WebpackConfig;
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
 * The tile server is named once, for the map and for the Content-Security-Policy; Gatsby itself gives pages only variables called
 * `GATSBY_…`.
 */
const mapTiles = () => ({
  'process.env.MAP_TILES_URL': JSON.stringify(process.env.MAP_TILES_URL ?? ''),
  'process.env.MAP_TILES_ATTRIBUTION': JSON.stringify(process.env.MAP_TILES_ATTRIBUTION ?? ''),
});

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
