/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

/** Gatsby's own Babel preset, so that tests run what a build makes of the code. */
const babel = [
  'babel-jest',
  {
    babelrc: false,
    configFile: false,
    presets: [
      ['babel-preset-gatsby', { reactRuntime: 'automatic', reactImportSource: '@emotion/react' }],
      '@babel/preset-typescript',
    ],
  },
] satisfies [string, Record<string, unknown>];

const shared = {
  transform: { '\\.[jt]sx?$': babel },
  // Published as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(swiper|altcha|altcha-lib)/)'],
} satisfies Config;

const config: Config = {
  projects: [
    {
      ...shared,
      displayName: 'site',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/src/**/*.test.ts?(x)'],
      testPathIgnorePatterns: ['<rootDir>/src/(gatsby|api)/'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
      moduleNameMapper: {
        '^gatsby$': '<rootDir>/src/testing/gatsbyStandIn.tsx',
        '^swiper/css': '<rootDir>/src/testing/fileStandIn.ts',
        '\\.(css|woff2|svg|png|jpg)$': '<rootDir>/src/testing/fileStandIn.ts',
      },
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{plugins,scripts,src/gatsby,src/api}/**/*.test.ts?(x)'],
    },
  ],
};

export default config;
