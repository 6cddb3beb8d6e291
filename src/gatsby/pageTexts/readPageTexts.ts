interface LocaleNode {
  ns: string;
  language: string;
  data: string;
}

interface PageTextsNode {
  namespaces: string[];
}

/** The part of Gatsby's node model that finds texts; asking it makes a page depend on what it answers. */
export interface TextsModel {
  findOne: (query: {
    type: 'PageTexts';
    query: { filter: { template: { eq: string }; language: { eq: string } } };
  }) => Promise<PageTextsNode | null>;
  findAll: (query: {
    type: 'Locale';
    query: { filter: { ns: { in: string[] }; language: { eq: string } } };
  }) => Promise<{ entries: Iterable<LocaleNode> }>;
}

/** Names a template, and the language of a page. */
export interface TextsOf {
  template: string;
  language: string;
}

/**
 * The texts of a template's components, in the shape in which gatsby-plugin-react-i18next wants a page's `locales`, and
 * in the order of their namespaces: Gatsby finds nodes in the order in which they were made, which differs from build to build.
 * @throws Error for a template that the site does not have
 */
export async function readPageTexts(
  { template, language }: TextsOf,
  nodeModel: TextsModel,
): Promise<{ edges: { node: LocaleNode }[] }> {
  const texts = await nodeModel.findOne({
    type: 'PageTexts',
    query: { filter: { template: { eq: template }, language: { eq: language } } },
  });
  if (!texts) throw new Error(`No template "${template}" has texts in "${language}"`);
  const { entries } = await nodeModel.findAll({
    type: 'Locale',
    query: { filter: { ns: { in: texts.namespaces }, language: { eq: language } } },
  });
  const inOrder = [...entries].sort((a, b) => (a.ns < b.ns ? -1 : 1));
  return { edges: inOrder.map((node) => ({ node })) };
}
