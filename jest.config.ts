/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

// Run tests in a time zone that is neither Israel's nor UTC, so that code fails if it depends on the machine's time
// zone.
process.env.TZ = 'America/New_York';

const transform = { '\\.c?[jt]sx?$': '<rootDir>/scripts/jest/transform.cjs' };

/** File name pattern of tests for build-time code. They run without a browser environment. */
const SERVER_TEST = '\\.server\\.test\\.tsx?$';

const config: Config = {
  // A component test that runs axe can take several seconds while the CMS tests run in parallel.
  testTimeout: 60_000,
  testSequencer: '<rootDir>/scripts/jest/BuildsFirst.cjs',
  projects: [
    {
      displayName: 'site',
      rootDir: __dirname,
      roots: ['<rootDir>/src'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/src/api/', SERVER_TEST],
      testEnvironment: '<rootDir>/src/testing/BrowserEnvironment.ts',
      setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
      transform: { ...transform, 'swiper/.+\\.mjs$': '<rootDir>/scripts/jest/transform.cjs' },
      transformIgnorePatterns: [
        'node_modules/(?!(gatsby-script|gatsby-link|swiper|altcha-lib|lucide-react|openapi-fetch)/)',
      ],
      moduleNameMapper: {
        '^gatsby$': '<rootDir>/src/testing/gatsbyStandIn.tsx',
        '\\.(woff2|css|svg|png)$': '<rootDir>/src/testing/fileStandIn.ts',
        '^swiper/css': '<rootDir>/src/testing/fileStandIn.ts',
      },
    },
    {
      displayName: 'server',
      rootDir: __dirname,
      roots: ['<rootDir>/src'],
      testEnvironment: 'node',
      testRegex: SERVER_TEST,
      transform,
    },
    {
      displayName: 'node',
      rootDir: __dirname,
      roots: ['plugins', 'packages', 'scripts', 'src/api', 'demo'].map((folder) => `<rootDir>/${folder}`),
      testEnvironment: 'node',
      testPathIgnorePatterns: ['/node_modules/', '/\\.cache/', '/public/'],
      transform,
    },
    {
      // Tests of contracts between two parts of the product, such as the site and the CMS. Only these tests may import
      // both.
      displayName: 'contracts',
      rootDir: __dirname,
      roots: ['<rootDir>/contracts'],
      testEnvironment: 'node',
      transform,
    },
  ],
};

export default config;
