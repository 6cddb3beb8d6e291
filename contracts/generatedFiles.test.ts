import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '..');

it('generated files of the site are current', () => {
  const check = () =>
    execFileSync(process.execPath, ['scripts/contract.mjs', '--check'], { cwd: root, stdio: 'pipe' });
  expect(check).not.toThrow();
}, 30_000);
