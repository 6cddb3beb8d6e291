import { isTestOfBuilds, TESTS_OF_BUILDS } from './testsOfBuilds.mjs';

describe('tests of builds', () => {
  it.each([
    ['packages/gatsby-builder/soak.slow.test.mjs', true],
    ['plugins/gatsby-source-payload/test-site/incrementalBuild.slow.test.ts', true],
    ['packages/gatsby-builder/siteBuilder.test.mjs', false],
    ['cms/test/backup.slow.test.ts', false],
    ['e2e/content/editing.slow.spec.ts', false],
  ])('%s: %s', (file, expected) => {
    expect(isTestOfBuilds(file)).toBe(expected);
    // Jest matches patterns against absolute and relative paths, so check both.
    for (const name of [file, `/checkout/${file}`])
      expect(new RegExp(`^(?!.*${TESTS_OF_BUILDS})`).test(name)).toBe(!expected);
  });
});
