/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

// The site's dates must not depend on the machine's time zone, nor hold only in Israel's or UTC.
process.env.TZ = 'America/New_York';

const transform = { '\\.c?[jt]sx?$': '<rootDir>/scripts/jest/transform.cjs' };

/** Tests of code that runs at build, without a browser environment. */
const SERVER_TEST = '\\.server\\.test\\.tsx?$';

const config: Config = {
  // A component test with axe takes seconds while the CMS's tests run in parallel.
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
      // Agreements between two parts. Only these tests import both.
      displayName: 'contracts',
      rootDir: __dirname,
      roots: ['<rootDir>/contracts'],
      testEnvironment: 'node',
      transform,
    },
  ],
};

export default config;
