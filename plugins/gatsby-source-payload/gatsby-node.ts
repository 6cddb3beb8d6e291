export { createResolvers } from './src/gatsby/createResolvers';
export { createSchemaCustomization } from './src/gatsby/createSchemaCustomization';
export { onPluginInit } from './src/gatsby/onPluginInit';
export { onPreBootstrap } from './src/gatsby/onPreBootstrap';
export { pluginOptionsSchema } from './src/gatsby/pluginOptionsSchema';
export { sourceNodes } from './src/gatsby/sourceNodes';
