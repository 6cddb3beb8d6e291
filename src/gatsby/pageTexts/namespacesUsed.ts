import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const USE_TRANSLATION = /\buseTranslation\(\s*(\[[^\]]*\]|'[^']*')?/g;
/**
 * Translation namespace that every page needs. It is the default of `useTranslation` and contains the texts of the
 * error page.
 */
const COMMON_NAMESPACE = 'common';

/** esbuild loaders that ignore files without translated texts. */
const EMPTY = Object.fromEntries(
  ['.woff2', '.woff', '.css', '.svg', '.png', '.jpg', '.webp', '.json'].map((kind) => [
    kind,
    'empty' as const,
  ]),
);

/** Returns the namespaces that a source file passes to `useTranslation`. */
const readNamespaces = (source: string): string[] =>
  [...source.matchAll(USE_TRANSLATION)].flatMap(([, names = '']) =>
    [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
  );

/**
 * Finds the translation namespaces that components use, including those of all static and dynamic imports.
 * @param entries absolute paths of components by name, such as `{ faq: '/…/FaqPage.tsx' }`
 * @param root absolute path of the project
 * @returns namespaces by component name, in alphabetical order
 * @throws Error of esbuild for a missing import
 */
export async function namespacesUsed(
  entries: Readonly<Record<string, string>>,
  root: string,
): Promise<Record<string, string[]>> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: Object.values(entries),
    bundle: true,
    metafile: true,
    write: false,
    outdir: root,
    packages: 'external',
    format: 'esm',
    jsx: 'automatic',
    loader: EMPTY,
    logLevel: 'silent',
  });
  const ofFile = new Map<string, string[]>();
  const namespacesOf = (file: string): string[] => {
    const known = ofFile.get(file) ?? readNamespaces(readFileSync(path.join(root, file), 'utf8'));
    ofFile.set(file, known);
    return known;
  };
  const ofEntry = (entry: string): string[] => {
    const seen = new Set<string>();
    const found = new Set([COMMON_NAMESPACE]);
    const waiting = [path.relative(root, entry)];
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (seen.has(file)) continue;
      seen.add(file);
      for (const name of namespacesOf(file)) found.add(name);
      const { imports = [] } = metafile.inputs[file] ?? {};
      waiting.push(...imports.filter(({ external }) => !external).map((next) => next.path));
    }
    return [...found].sort();
  };
  return Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, ofEntry(file)]));
}
