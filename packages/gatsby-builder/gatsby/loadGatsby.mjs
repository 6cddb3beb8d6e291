import { createRequire } from 'node:module';
import path from 'node:path';

/** The only Gatsby version that this package supports, because it uses Gatsby's private modules. */
export const GATSBY_VERSION = '5.16.1';

/**
 * Loads private modules of the Gatsby that a site has installed.
 * @param {string} folder a checkout
 * @throws {Error} if the Gatsby version is not supported
 */
export function loadGatsby(folder) {
  const site = createRequire(path.join(folder, 'package.json'));
  const manifest = site.resolve('gatsby/package.json');
  const { version } = site(manifest);
  if (version !== GATSBY_VERSION)
    throw new Error(
      `The builder supports Gatsby ${GATSBY_VERSION}, not ${version}. See packages/gatsby-builder/README.md`,
    );
  const gatsby = createRequire(manifest);
  return {
    /** @param {string} name path in `gatsby/dist` @returns {any} */
    load: (name) => gatsby(`./dist/${name}`),
    cli: gatsby,
    sitePackageJson: site('./package.json'),
  };
}
