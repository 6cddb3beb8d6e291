import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { SourceNodesArgs } from 'gatsby';
import { CONSENTS_NAMESPACE } from '../../i18n/consentsNamespace';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '../../i18n/languages';
import { templateFile, templateNames } from '../pages/templateFile';
import { namespacesUsed } from './namespacesUsed';

const ROOT = path.resolve();
const SLICES = path.join(ROOT, 'src/slices');

/** Returns the files of templates and slices, by the names that their queries use. */
function entries(): Record<string, string> {
  const templates = templateNames().map((name) => [name, templateFile(name) ?? name]);
  const slices = readdirSync(SLICES).map((name) => [name, path.join(SLICES, name, `${name}.tsx`)]);
  return Object.fromEntries([...templates, ...slices]) as Record<string, string>;
}

/**
 * Returns all namespaces. `gatsby develop` needs them, because it creates nodes only at startup, while components may
 * later use further namespaces.
 */
const everyNamespace = (): string[] => [
  ...readdirSync(path.join(ROOT, 'src/i18n/locales', DEFAULT_LANGUAGE)).map((file) => path.parse(file).name),
  CONSENTS_NAMESPACE,
];

/**
 * Creates one node per template and language that lists the namespaces used by the template's components. Queries
 * select it as `texts`, so nobody has to maintain a list of namespaces.
 */
export async function sourcePageTexts(
  { actions, createContentDigest, createNodeId }: SourceNodesArgs,
  developing: boolean,
): Promise<void> {
  const used = developing ? undefined : await namespacesUsed(entries(), ROOT);
  for (const template of Object.keys(entries())) {
    for (const language of LANGUAGE_CODES) {
      const content = { template, language, namespaces: used?.[template] ?? everyNamespace() };
      await actions.createNode({
        ...content,
        id: createNodeId(`PageTexts ${template} ${language}`),
        internal: { type: 'PageTexts', contentDigest: createContentDigest(content) },
      });
    }
  }
}
