import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '..');

it('the types of the public contract are those of its document', () => {
  const check = () =>
    execFileSync(
      process.execPath,
      [
        join(root, 'node_modules/openapi-typescript/bin/cli.js'),
        'contracts/umbraco-forms-v13.openapi.json',
        '-o',
        'src/features/dynamicForm/umbracoForms.d.ts',
        '--check',
      ],
      { cwd: root, stdio: 'pipe' },
    );
  expect(check).not.toThrow();
}, 30_000);
