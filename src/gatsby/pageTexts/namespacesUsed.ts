import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const USE_TRANSLATION = /\buseTranslation\(\s*(\[[^\]]*\]|'[^']*')?/g;
/** Namespace of every page: the default of `useTranslation`, with the texts of the error page. */
const COMMON_NAMESPACE = 'common';

/** File types without texts. */
const EMPTY = Object.fromEntries(
  ['.woff2', '.woff', '.css', '.svg', '.png', '.jpg', '.webp', '.json'].map((kind) => [
    kind,
    'empty' as const,
  ]),
);

/** Finds the namespaces that a source file uses. */
const readNamespaces = (source: string): string[] =>
  [...source.matchAll(USE_TRANSLATION)].flatMap(([, names = '']) =>
    [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
  );

/**
 * Finds the namespaces that components and all their imports use, dynamic ones included.
 * @param entries names with absolute paths of components, such as `{ faq: '/…/FaqPage.tsx' }`
 * @param root absolute path of the site
 * @returns namespaces by name, in alphabetical order
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
