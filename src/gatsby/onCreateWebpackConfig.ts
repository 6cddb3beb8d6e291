import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

/** Signature of webpack's function externals. */
type External = (data: { request?: string; contextInfo?: { issuer?: string } }, next: () => void) => void;

/** A webpack module; only its identity matters here. */
type Module = object;
interface ModuleContext {
  chunkGraph: { getModuleChunksIterable: (module: Module) => Iterable<{ name?: string }> };
}

interface CacheGroup {
  name?: unknown;
  test?: (module: Module, context: ModuleContext) => boolean;
  minChunks?: number;
  minSize?: number;
  priority?: number;
  enforce?: boolean;
}

interface WebpackConfig {
  output?: object;
  externals?: unknown;
  resolve?: { alias?: Record<string, string> };
  optimization?: { splitChunks?: { cacheGroups?: Record<string, CacheGroup | false> } };
}

/** Share of templates and slices from which code goes into the common file. */
const SHARED_TEMPLATE_RATIO = 0.5;
/** Start of the names of Gatsby's chunks of slices. Nearly every page has header and footer. */
const SLICE = 'slice---';
/** Length of the hashes in file names. Every page loads the list of all names. Gatsby names large libraries by eight digits. */
const HASH_LENGTH = 10;
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
 * Libraries of Gatsby, its i18n plugin and Emotion for functions that the site does not use: scripts in workers,
 * redirects by language, statics of wrapped components.
 */
const UNUSED = {
  'gatsby-script$': false,
  '@builder.io/partytown/integration$': false,
  'browser-lang$': false,
  outdent$: false,
  'hoist-non-react-statics$': path.resolve('src/lib/withoutStatics.ts'),
};

/** Gatsby knows only variables that are set. A constant lets webpack leave out the code that depends on it. */
const OPTIONAL_CODE = {
  'process.env.GATSBY_MAP_PMTILES_URL': JSON.stringify(process.env.GATSBY_MAP_PMTILES_URL ?? ''),
};

/**
 * Gatsby API: replaces i18next and React's HTML renderer, and shares code between pages.
 * For the renderer see `src/app/reactDomServer.tsx`; no Gatsby hook covers slices.
 */
export function onCreateWebpackConfig({ actions, stage, getConfig, plugins }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({ resolve: { alias: RUNTIME }, plugins: [plugins.define(OPTIONAL_CODE)] });
  const config = getConfig() as WebpackConfig;
  if (stage === 'build-javascript') {
    actions.replaceWebpackConfig({
      ...withSharedLayout(config),
      output: { ...config.output, hashDigestLength: HASH_LENGTH },
    });
    actions.setWebpackConfig({ resolve: { alias: UNUSED } });
  }
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
 * Puts widely used code, header and footer into one file, which compresses better than several, and shares
 * smaller files. Gatsby duplicates shared code below 20 KB, so pages would load their header's dialogs twice. It
 * also names shared files after the names of the chunks; late parts have none, so code that any two of them share
 * would be one file. Without a name, webpack makes one file per set of chunks.
 */
function withSharedLayout(config: WebpackConfig): WebpackConfig {
  const groups = config.optimization?.splitChunks?.cacheGroups;
  const { commons, shared } = groups ?? {};
  const isLate = shared && shared.test;
  if (!commons || !shared || !isLate)
    throw new Error("Gatsby's splitChunks groups have changed. Adapt onCreateWebpackConfig.");
  const minChunks = Math.ceil((commons.minChunks ?? 2) * SHARED_TEMPLATE_RATIO);
  const layout: CacheGroup = {
    name: 'layout',
    test: (module, context) => {
      const chunks = [...context.chunkGraph.getModuleChunksIterable(module)];
      const isWanted = chunks.length >= minChunks || chunks.some(({ name }) => name?.startsWith(SLICE));
      return isWanted && isLate(module, context);
    },
    minChunks: 1,
    priority: 15,
    enforce: true,
  };
  const { name: _named, ...unnamed } = shared;
  const cacheGroups = {
    ...groups,
    commons: false as const,
    layout,
    shared: { ...unnamed, minSize: MIN_SHARED_BYTES },
  };
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
