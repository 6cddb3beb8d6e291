import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import prettier from 'eslint-config-prettier';
import tseslint from 'typescript-eslint';
import {
  cmsElements,
  cmsImportRule,
  cmsImportRuleOfTests,
  importRule,
  importRuleOfTests,
  siteElements,
} from './scripts/eslint/importRule.mjs';
import { componentPaths } from './scripts/eslint/componentPaths.mjs';
import { logicalCss } from './scripts/eslint/logicalCss.mjs';

const TEST_FILES = ['**/*.test.{ts,tsx,mjs}', 'src/**/testing/**', 'e2e/**', 'cms/test/**'];

/** Forbids barrel files. They hide where a name is defined, and they add unused code to bundles. */
const noBarrels = ['ExportAllDeclaration', 'ExportNamedDeclaration[source]'].map((selector) => ({
  selector,
  message: 'No barrel files: import from the file that bears the name.',
}));

/**
 * Forbids `waitUntil: 'networkidle'` in navigation. While a long script runs, the network is already idle although the
 * document has not loaded, so navigation would count as finished too early.
 */
const idleBeforeLoaded = {
  selector: "Property[key.name='waitUntil'][value.value='networkidle']",
  message: "Go to the address, then call waitForLoadState('networkidle').",
};

/** Forbids `textDecoration` with several values. WebKit ignores such a declaration. */
const longTextDecoration = {
  selector: "Property[key.name='textDecoration'] > Literal[value=/\\s/]",
  message: 'WebKit supports one value only: write textDecorationThickness or textDecorationStyle separately.',
};

/** Large libraries that must not be in the JavaScript that a page loads first. */
const tooLargeForPages = {
  paths: [
    { name: 'moment', message: 'Use it in src/gatsby, or load it late by import().' },
    {
      name: 'gatsby-plugin-image',
      allowTypeImports: true,
      message: 'See docs/decisions/0008-gatsby-image.md.',
    },
    {
      name: 'gatsby',
      importNames: ['Script'],
      message: 'It is not in the bundle: src/gatsby/onCreateWebpackConfig.ts.',
    },
  ],
};

/**
 * TypeScript syntax that Node cannot run, because Node only strips types and generates no code. For example, an enum
 * needs generated code.
 */
const erasableSyntax = ['TSEnumDeclaration', 'TSParameterProperty', 'TSModuleDeclaration'].map(
  (selector) => ({ selector, message: 'Node strips the types of packages: write erasable syntax only.' }),
);

/**
 * Forbids imports from subfolders of these packages. Only their top-level files are public. Scripts import those by
 * relative path, because they run before dependencies are installed.
 */
const insidesOfPackages = {
  regex: '(^|/)(gatsby-builder|site-server|processes)/(?!testing/)[^/]+/',
  message: 'Import a file of the first level of the package: the others are its own.',
};

/**
 * Forbids imports of packages by file path. Each package is linked into `node_modules`, so it is imported by name and
 * resolved through its `exports`.
 */
const packagesByName = {
  regex: '(^|/)packages/',
  message: 'Import a package by its name, such as @group/rules/text/foldText.',
};

/**
 * Restricts what a folder of `packages` may import: its own files, other packages, Node modules, and the peer
 * dependencies in its `package.json`.
 */
const packageImports = readdirSync(path.join(import.meta.dirname, 'packages')).map((name) => {
  const manifest = path.join(import.meta.dirname, 'packages', name, 'package.json');
  const { peerDependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
  const allowed = ['node:', '\\.\\.?/', ...Object.keys(peerDependencies).map((peer) => `${peer}(/|$)`)];
  return {
    files: [`packages/${name}/**/*.{ts,mjs}`],
    ignores: [...TEST_FILES, 'packages/*/testing/**', 'packages/*/fixture/**'],
    rules: {
      'no-restricted-syntax': ['error', ...noBarrels, ...erasableSyntax],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^(?!${allowed.join('|')})`,
              message: 'A package imports its own files, modules of Node and its peer dependencies.',
            },
            {
              regex: '^(\\.\\./)+(src|cms|plugins|scripts)/',
              message: 'A package imports neither site nor CMS nor commands.',
            },
            insidesOfPackages,
            {
              regex: '^\\.(?!.*\\.(ts|mjs)$)',
              message: 'Write the ending of the file: Node resolves no import without it.',
            },
          ],
        },
      ],
    },
  };
});

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/.cache/**',
      '**/public/**',
      '**/.next/**',
      '**/.data/**',
      '.node/**',
      '**/coverage/**',
      'src/gatsby-types.d.ts',
      '**/*.gen.d.ts',
      'cms/payload-types.ts',
      'cms/next-env.d.ts',
      'cms/migrations/**',
      'cms/app/(payload)/admin/importMap.js',
      'bench/results/**',
    ],
  },
  js.configs.recommended,
  {
    // Regular expressions that backtrack too much are errors, because input from visitors or files could block the
    // process. Tests are exempt, because they match known text.
    files: ['**/*.{ts,tsx,mjs,cjs,js}'],
    ignores: TEST_FILES,
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-import-type-side-effects': 'off',
      '@typescript-eslint/no-empty-function': 'error',
    },
  },
  {
    // Rules that need type information. They find real bugs, such as unhandled promises and missing `switch` cases.
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/return-await': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        structuredClone: 'readonly',
        clearTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        setImmediate: 'readonly',
        AbortSignal: 'readonly',
        AbortController: 'readonly',
        Buffer: 'readonly',
        module: 'writable',
        require: 'readonly',
        __dirname: 'readonly',
        __filename: 'readonly',
        performance: 'readonly',
        Response: 'readonly',
        Request: 'readonly',
        Headers: 'readonly',
        FormData: 'readonly',
        Blob: 'readonly',
      },
    },
    rules: { 'no-unused-vars': ['error', { argsIgnorePattern: '^_' }] },
  },
  {
    files: ['**/*.test.mjs'],
    languageOptions: {
      globals: {
        describe: 'readonly',
        it: 'readonly',
        expect: 'readonly',
        beforeAll: 'readonly',
        beforeEach: 'readonly',
        afterAll: 'readonly',
        afterEach: 'readonly',
      },
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict],
    plugins: { 'react-hooks': reactHooks, boundaries, site: { rules: { 'logical-css': logicalCss } } },
    settings: {
      'boundaries/elements': siteElements,
      'import/resolver': { node: { extensions: ['.ts', '.tsx', '.js', '.json'] } },
    },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'boundaries/dependencies': importRule,
      'boundaries/no-unknown-files': 'error',
      'site/logical-css': 'error',
      'no-restricted-syntax': ['error', ...noBarrels, longTextDecoration],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '(^|/)(cms|plugins)/',
              message: 'Between the site, the CMS and the plugins stands only GraphQL and HTTP.',
            },
            packagesByName,
          ],
        },
      ],
    },
  },
  { files: ['src/**/*.test.{ts,tsx}'], rules: { 'boundaries/dependencies': importRuleOfTests } },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: TEST_FILES,
    rules: { 'no-console': 'error', '@typescript-eslint/no-restricted-imports': ['error', tooLargeForPages] },
  },
  {
    // Build and server code may log to the console.
    files: ['src/api/**', 'src/gatsby/**'],
    rules: { 'no-console': 'off', '@typescript-eslint/no-restricted-imports': 'off' },
  },
  {
    files: ['plugins/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex:
                '\\.\\./\\.\\./.*/(src/(app|blocks|components|features|gatsby|i18n|lib|slices|templates|theme)|cms)/',
              message: 'A plugin knows nothing of the site.',
            },
            {
              regex: '(^|/)packages/|^@group/',
              message: 'A plugin is generic: it imports no package of this site.',
            },
          ],
        },
      ],
    },
  },
  ...packageImports,
  {
    files: ['scripts/**/*.{ts,mjs}', 'bench/**/*.mjs', 'e2e/**/*.ts'],
    ignores: ['**/*.test.{ts,mjs}'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [insidesOfPackages] }],
      'no-restricted-syntax': ['error', idleBeforeLoaded],
    },
  },
  {
    files: ['cms/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['cms/**/*.{ts,tsx}'],
    plugins: { boundaries, cms: { rules: { 'component-paths': componentPaths } } },
    settings: {
      'boundaries/elements': cmsElements,
      'import/resolver': { node: { extensions: ['.ts', '.tsx', '.mjs', '.json'] } },
    },
    rules: {
      'boundaries/dependencies': cmsImportRule,
      'cms/component-paths': 'error',
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(\\.\\./)+(src|plugins|e2e)/',
              message: 'Between the site, the CMS and the plugins stands only GraphQL and HTTP.',
            },
            packagesByName,
          ],
        },
      ],
    },
  },
  {
    files: ['cms/**/*.test.ts'],
    rules: { 'boundaries/dependencies': cmsImportRuleOfTests, 'cms/component-paths': 'off' },
  },
  prettier,
);
