const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { transformSync: babel } = require('@babel/core');
const esbuild = require('esbuild');

const own = readFileSync(__filename);

/**
 * Compiles what tests import: TypeScript and JSX with Emotion's runtime, as in the build, by esbuild, which takes a tenth of the time of
 * Gatsby's Babel preset. Babel moves the calls of `jest.mock` above the imports, in the few tests that have any.
 * @type {import('@jest/transform').SyncTransformer}
 */
module.exports = {
  getCacheKey: (source, filename, { configString, supportsStaticESM }) =>
    createHash('sha256')
      .update([esbuild.version, own, configString, supportsStaticESM, filename, source].join('\0'))
      .digest('hex'),
  process(source, filename, { supportsStaticESM }) {
    const { code, map } = esbuild.transformSync(source, {
      loader: filename.endsWith('.ts') ? 'ts' : 'tsx',
      format: supportsStaticESM ? 'esm' : 'cjs',
      // Without ES modules, Jest knows `require` alone.
      supported: { 'dynamic-import': supportsStaticESM },
      jsx: 'automatic',
      jsxImportSource: '@emotion/react',
      sourcefile: filename,
      sourcemap: true,
    });
    if (!source.includes('jest.mock(')) return { code, map };
    return babel(code, {
      filename,
      inputSourceMap: JSON.parse(map),
      sourceMaps: true,
      babelrc: false,
      configFile: false,
      plugins: ['babel-plugin-jest-hoist'],
    });
  },
};
