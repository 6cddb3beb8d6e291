import { execFileSync } from 'node:child_process';
import { root } from '../lib/paths.mjs';

/**
 * Lints a text as if it stood in a file of the site.
 * @param {string} file path from the root
 * @param {string} code
 * @returns {string[]} the rules that refuse it
 */
function refusals(file, code) {
  const script = `
    const { ESLint } = require('eslint');
    new ESLint({ cwd: ${JSON.stringify(root)} })
      .lintText(${JSON.stringify(code)}, { filePath: ${JSON.stringify(file)} })
      .then(([result]) => process.stdout.write(JSON.stringify(result.messages.map(({ ruleId }) => ruleId))));
  `;
  return JSON.parse(
    execFileSync('node', ['-e', script], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
}

describe('the import rule', () => {
  it.each([
    [
      'a component imports a block',
      'src/components/Section/X.tsx',
      "import '../../blocks/contentText/ContentText';",
    ],
    ['a block imports another block', 'src/blocks/contentText/X.tsx', "import '../team/Team';"],
    ['lib imports i18n', 'src/lib/x.ts', "import '../i18n/languages';"],
    ['build code imports a component', 'src/gatsby/x.ts', "import '../components/Section/Section';"],
  ])('refuses: %s', (_name, file, code) => {
    expect(refusals(file, code)).toContain('boundaries/dependencies');
  });

  it('lets a block import its own folder and what lies below', () => {
    const code =
      "import './ContentText.styles';\nimport '../../components/Section/Section';\nimport '../../i18n/languages';";
    expect(refusals('src/blocks/contentText/X.tsx', code)).toEqual([]);
  });

  it.each([
    ['the site imports the CMS', 'src/lib/x.ts', "import '../../cms/lib/env';"],
    ['the CMS imports the site', 'cms/lib/x.ts', "import '../../src/lib/phone';"],
  ])('refuses: %s', (_name, file, code) => {
    expect(refusals(file, code)).toContain('no-restricted-imports');
  });
});

describe('the rule of logical directions', () => {
  it.each([
    "{ marginLeft: '1rem' }",
    '{ left: 0 }',
    "{ textAlign: 'right' }",
    "{ margin: '0 1rem 0 2rem' }",
    '{ borderTopLeftRadius: 4 }',
  ])('refuses %s', (style) => {
    expect(refusals('src/theme/x.ts', `export const style = ${style};`)).toContain('no-restricted-syntax');
  });

  it('lets logical directions be', () => {
    const style = "{ marginInlineStart: '1rem', insetInlineEnd: 0, textAlign: 'start', margin: '0 1rem' }";
    expect(refusals('src/theme/x.ts', `export const style = ${style};`)).toEqual([]);
  });
});
