import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

/** Signature of functions in webpack's `externals` option. */
type External = (data: { request?: string; contextInfo?: { issuer?: string } }, next: () => void) => void;

/** A webpack module. It is only passed on, so its fields do not matter here. */
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

/**
 * Share of all templates and slices that must use a piece of code before it goes into the common file. Gatsby itself
 * requires all of them.
 */
const SHARED_TEMPLATE_RATIO = 0.5;
/** Prefix of the names that Gatsby gives to chunks of slices. Nearly every page has a header and a footer slice. */
const SLICE = 'slice---';
/**
 * Length of the content hashes in file names. Short hashes matter because every page loads a list of all names. Gatsby
 * itself uses eight digits for large libraries.
 */
const HASH_LENGTH = 10;
/** Minimum uncompressed size in bytes of a file that several templates share. Smaller code is duplicated instead. */
const MIN_SHARED_BYTES = 8_000;

const REACT_SERVER = 'react-dom/server';

/** Small replacements for libraries that every page would otherwise load. */
const RUNTIME = {
  i18next$: path.resolve('src/i18n/runtime/i18next.ts'),
  'react-i18next$': path.resolve('src/i18n/runtime/reactI18next.tsx'),
};

/**
 * Libraries that Gatsby, its i18n plugin and Emotion load for features that the site does not use: scripts in workers,
 * redirects by browser language, and static properties of wrapped components.
 */
const UNUSED = {
  'gatsby-script$': false,
  '@builder.io/partytown/integration$': false,
  'browser-lang$': false,
  outdent$: false,
  'hoist-non-react-statics$': path.resolve('src/lib/withoutStatics.ts'),
};

/**
 * Gatsby replaces only environment variables that are set. Defining the constant in any case lets webpack remove the
 * code that needs the variable.
 */
const OPTIONAL_CODE = {
  'process.env.GATSBY_MAP_PMTILES_URL': JSON.stringify(process.env.GATSBY_MAP_PMTILES_URL ?? ''),
};

/**
 * Gatsby API: replaces i18next and React's HTML renderer, and defines how pages share code. The renderer is replaced
 * with an alias, because no Gatsby hook applies to slices (see `src/app/reactDomServer.tsx`).
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
      // The alias must come first, because webpack uses the first match and Gatsby aliases all of react-dom.
      alias: { [`${REACT_SERVER}$`]: path.resolve('src/app/reactDomServer.tsx'), ...config.resolve?.alias },
    },
    externals: bundled(config.externals),
  });
}

/**
 * Puts widely used code, header and footer into one file, which compresses better than several. Also lets templates
 * share smaller files than Gatsby allows. Gatsby duplicates shared code below 20 KB, so pages would load the dialogs of
 * their header twice.
 * Gatsby also names shared files after their chunks. Chunks that load later have no name, so all code that any two of
 * them share would end up in one file. Without the name, webpack creates one file per set of chunks.
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
 * Makes webpack bundle the site's renderer, so that it shares the Emotion instance with the pages. Gatsby declares
 * react-dom as external before aliases apply, so the alias alone has no effect.
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
