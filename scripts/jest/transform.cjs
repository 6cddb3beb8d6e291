const babelJest = require('babel-jest').default;

/** Gatsby's own Babel preset, with the JSX runtime of Emotion as in the build. */
module.exports = babelJest.createTransformer({
  presets: [
    ['babel-preset-gatsby', { reactRuntime: 'automatic', reactImportSource: '@emotion/react' }],
    '@babel/preset-typescript',
  ],
  babelrc: false,
  configFile: false,
});
