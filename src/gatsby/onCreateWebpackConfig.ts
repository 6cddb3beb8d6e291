import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

/**
 * Gatsby API: one copy of i18next in the bundle. gatsby-plugin-react-i18next requires its CommonJS build, our code imports its ES
 * module; without the alias every page carries both.
 */
export function onCreateWebpackConfig({ actions }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({
    resolve: { alias: { i18next$: path.resolve('node_modules/i18next/dist/esm/i18next.js') } },
  });
}
