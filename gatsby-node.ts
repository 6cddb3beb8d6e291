export { createPages } from './src/gatsby/pages/createPages';
export { createResolvers } from './src/gatsby/schema/createResolvers';
export { createSchemaCustomization } from './src/gatsby/schema/createSchemaCustomization';
export { onCreateWebpackConfig } from './src/gatsby/onCreateWebpackConfig';
export { onPostBuild } from './src/gatsby/onPostBuild';
export { onPreBootstrap } from './src/gatsby/onPreBootstrap';
export { sourceNodes } from './src/gatsby/sourceNodes';
