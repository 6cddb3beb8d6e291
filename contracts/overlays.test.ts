import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { overlays } from '../e2e/engines/overlays';

const SOURCE = path.resolve(__dirname, '../src');
/**
 * Components that cover part of a page, or whose layout depends on the browser engine. Modals and drawers contain a
 * `Dialog`.
 */
const SHARED = ['Dialog', 'Modal', 'Drawer', 'SelectMenu', 'Carousel', 'Map'];
const OWN = new Set(['components/Modal/Modal', 'components/Drawer/Drawer']);

const isShared = (file: string): boolean =>
  SHARED.some((name) =>
    [name, `Lazy${name}`].some((part) => file === path.join(SOURCE, 'components', name, part)),
  );

/** Checks whether a file imports one of the shared components. */
function rendersOverlay(file: string): boolean {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.some(
    (statement) =>
      ts.isImportDeclaration(statement) &&
      !statement.importClause?.isTypeOnly &&
      ts.isStringLiteral(statement.moduleSpecifier) &&
      isShared(path.resolve(path.dirname(file), statement.moduleSpecifier.text)),
  );
}

it('the sweep of the engines opens every dialog, menu, carousel and map', () => {
  const found = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .filter((file) => rendersOverlay(path.join(SOURCE, file)))
    .map((file) => file.replace(/\.tsx$/, ''))
    .filter((file) => !OWN.has(file));
  expect(Object.keys(overlays).sort()).toEqual(found.sort());
});
