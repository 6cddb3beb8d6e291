import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const CALL = /\buseTranslation\(\s*(\[[^\]]*\]|'[^']*')?/g;
/** What every page has: the default of `useTranslation`, and the texts of the error page. */
const ALWAYS = 'common';

/** Files that hold no texts: only what is imported matters here. */
const EMPTY = Object.fromEntries(
  ['.woff2', '.woff', '.css', '.svg', '.png', '.jpg', '.webp', '.json'].map((kind) => [
    kind,
    'empty' as const,
  ]),
);

/** The namespaces that the components of a file ask for. */
const readNamespaces = (source: string): string[] =>
  [...source.matchAll(CALL)].flatMap(([, names = '']) =>
    [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
  );

/**
 * Which namespaces of texts a page needs: those of its component and of all that this imports, also on demand.
 * @param entries names with their component's absolute path, such as `{ faq: '/…/FaqPage.tsx' }`
 * @param root absolute path of the site's folder
 * @returns the names with their namespaces, in alphabetical order
 * @throws Error of esbuild where a file that is imported is missing
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
    const found = new Set([ALWAYS]);
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
