import { execFileSync } from 'node:child_process';
import { root } from '../lib/paths.mjs';

/**
 * Cases for the ESLint configuration of the project: the code as the content of a file, and the rule that must reject
 * it, or null if it must be accepted.
 * @type {[what: string, file: string, code: string, rule: string | null][]}
 */
const CASES = [
  [
    'a component imports a block',
    'src/components/Section/X.tsx',
    "import '../../blocks/contentText/ContentText';",
    'boundaries/dependencies',
  ],
  [
    'a component imports a feature',
    'src/components/Section/X.tsx',
    "import '../../features/contact/ContactForm';",
    'boundaries/dependencies',
  ],
  [
    'a block imports another block',
    'src/blocks/contentText/X.tsx',
    "import '../team/Team';",
    'boundaries/dependencies',
  ],
  [
    'a block imports a type of another block',
    'src/blocks/contentText/X.tsx',
    "import type { Team } from '../team/Team';\nexport type X = typeof Team;",
    'boundaries/dependencies',
  ],
  [
    'a block imports another block when it is needed',
    'src/blocks/contentText/X.tsx',
    "export const x = () => import('../team/Team');",
    'boundaries/dependencies',
  ],
  [
    'a block imports a template',
    'src/blocks/contentText/X.tsx',
    "import '../../templates/home/HomePage';",
    'boundaries/dependencies',
  ],
  [
    'a block imports a map of blocks',
    'src/blocks/contentText/X.tsx',
    "import '../../templates/about/aboutBlocks.gen';",
    'boundaries/dependencies',
  ],
  ['lib imports i18n', 'src/lib/x.ts', "import '../i18n/languages';", 'boundaries/dependencies'],
  [
    'build code imports a component',
    'src/gatsby/x.ts',
    "import '../components/Section/Section';",
    'boundaries/dependencies',
  ],
  [
    'what wraps every page imports a slice',
    'src/app/x.tsx',
    "import '../slices/Header/Header';",
    'boundaries/dependencies',
  ],
  [
    'a component imports what tests use',
    'src/components/Section/X.tsx',
    "import '../../testing/fixtures';",
    'boundaries/dependencies',
  ],
  [
    'a test imports what tests use',
    'src/components/Section/X.test.tsx',
    "import '../../testing/fixtures';",
    null,
  ],
  [
    'a block imports its own folder and what lies below',
    'src/blocks/contentText/X.tsx',
    "import './ContentText.styles';\nimport '../../components/Section/Section';\nimport '../../i18n/languages';",
    null,
  ],
  [
    'a folder that the design does not know',
    'src/helpers/x.ts',
    'export const x = 1;',
    'boundaries/no-unknown-files',
  ],
  [
    'the site imports the CMS',
    'src/lib/x.ts',
    "import '../../cms/platform/env/env';",
    'no-restricted-imports',
  ],
  [
    'the site imports a plugin',
    'src/gatsby/x.ts',
    "import '../../plugins/gatsby-source-payload/gatsby-node';",
    'no-restricted-imports',
  ],
  ['the CMS imports the site', 'cms/platform/x.ts', "import '../../src/lib/phone';", 'no-restricted-imports'],
  [
    'a service imports another service',
    'cms/services/contact/x.ts',
    "import '../leads/leadRoute';",
    'boundaries/dependencies',
  ],
  [
    'the platform imports a service',
    'cms/platform/x.ts',
    "import '../services/leads/leadRoute';",
    'boundaries/dependencies',
  ],
  [
    'the intake imports the inbox',
    'cms/intake/x.ts',
    "import '../inbox/inboxEntry';",
    'boundaries/dependencies',
  ],
  [
    'a service imports what lies below',
    'cms/services/contact/x.ts',
    "import '../../intake/intake';\nimport '../../inbox/inboxEntry';\nimport '../../platform/env';",
    null,
  ],
  [
    'the platform names a component of a service',
    'cms/platform/x.ts',
    "export const x = '/services/apartments/RefundAction#RefundAction';",
    'cms/component-paths',
  ],
  [
    'a service names a component that does not exist',
    'cms/services/contact/x.ts',
    "export const x = '/services/contact/Missing#Missing';",
    'cms/component-paths',
  ],
  [
    'a service names a component of the platform',
    'cms/services/contact/x.ts',
    "export const x = '/platform/adminUi/RowLabel#RowLabel';",
    null,
  ],
  [
    'a plugin imports the site',
    'plugins/gatsby-source-payload/src/x.ts',
    "import '../../../src/lib/phone';",
    'no-restricted-imports',
  ],
  [
    'a plugin imports its own folder',
    'plugins/gatsby-source-payload/src/nodes/x.ts',
    "import '../gatsby/sourceNodes';",
    null,
  ],
  [
    'the site imports a package by its path',
    'src/lib/x.ts',
    "import '../../packages/rules/text/foldText';",
    'no-restricted-imports',
  ],
  [
    'a plugin imports a package',
    'plugins/gatsby-source-payload/src/x.ts',
    "import '@group/rules/text/foldText';",
    'no-restricted-imports',
  ],
  ['the site imports a package', 'src/lib/x.ts', "import '@group/rules/text/foldText';", null],
  ['the CMS imports a package', 'cms/platform/x.ts', "import '@group/rules/text/foldText';", null],
  [
    'a package imports the CMS',
    'packages/rules/x.ts',
    "import '../../cms/platform/env/env.ts';",
    'no-restricted-imports',
  ],
  ['a package imports a dependency', 'packages/rules/x.ts', "import 'zod';", 'no-restricted-imports'],
  [
    'a package imports a file without its ending',
    'packages/rules/x.ts',
    "import './text/foldText';",
    'no-restricted-imports',
  ],
  [
    'a package imports its own file and Node',
    'packages/rules/x.ts',
    "import './text/foldText.ts';\nimport 'node:path';",
    null,
  ],
  [
    'a package has syntax that cannot be erased',
    'packages/rules/x.ts',
    'export class X {\n  constructor(readonly y: string) {}\n}',
    'no-restricted-syntax',
  ],
  ['a barrel', 'src/components/Section/x.ts', "export { Section } from './Section';", 'no-restricted-syntax'],
  [
    'a barrel of everything',
    'src/components/Section/x.ts',
    "export * from './Section';",
    'no-restricted-syntax',
  ],
  [
    'an underline that WebKit does not draw',
    'src/theme/x.ts',
    "export const style = { textDecoration: 'underline 1px' };",
    'no-restricted-syntax',
  ],
  ['a physical direction', 'src/theme/x.ts', 'export const style = { marginLeft: 4 };', 'site/logical-css'],
  ['any', 'src/lib/x.ts', 'export const x = (y: any) => y;', '@typescript-eslint/no-explicit-any'],
  [
    'a type error hushed',
    'cms/platform/x.ts',
    '// @ts-ignore\nexport const x = 1;',
    '@typescript-eslint/ban-ts-comment',
  ],
  ['the console', 'src/components/Section/X.tsx', "console.log('x');", 'no-console'],
  ['the console at build time', 'src/gatsby/x.ts', "console.log('x');", null],
  [
    'a picture without a text',
    'src/components/Section/X.tsx',
    'export const X = () => <img src="x" />;',
    'jsx-a11y/alt-text',
  ],
];

/**
 * Lints all cases in a separate Node process. ESLint loads its configuration as an ES module, which Jest does not
 * support here.
 */
function lintAll() {
  const script = `
    const { ESLint } = require('eslint');
    // Rules with type information need existing files.
    const eslint = new ESLint({
      cwd: ${JSON.stringify(root)},
      overrideConfig: {
        languageOptions: { parserOptions: { projectService: false } },
        rules: Object.fromEntries(['await-thenable', 'no-floating-promises', 'no-misused-promises', 'only-throw-error', 'return-await',
          'switch-exhaustiveness-check'].map((name) => ['@typescript-eslint/' + name, 'off'])),
      },
    });
    Promise.all(${JSON.stringify(CASES)}.map(async ([, filePath, code]) => {
      const [result] = await eslint.lintText(code, { filePath });
      return result.messages.map(({ ruleId, message }) => ruleId ?? message);
    })).then((all) => process.stdout.write(JSON.stringify(all)));
  `;
  return JSON.parse(execFileSync('node', ['-e', script], { cwd: root, encoding: 'utf8' }));
}

describe('the lint rules', () => {
  /** @type {string[][]} */
  const found = lintAll();

  it.each(CASES.map(([what, , , rule], index) => ({ what, rule, found: found[index] })))(
    '$rule: $what',
    ({ rule, found: refusals }) => {
      if (rule) expect(refusals).toContain(rule);
      else expect(refusals).toEqual([]);
    },
  );
});
