interface LocaleNode {
  ns: string;
  language: string;
  data: string;
}

interface PageTextsNode {
  namespaces: string[];
}

/** The part of Gatsby's node model that finds texts and makes the page depend on them. */
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

/** A template and the language of a page. */
export interface TextsSelection {
  template: string;
  language: string;
}

/**
 * Returns a template's texts in the form of a page's `locales`, ordered by namespace. Gatsby's own order is
 * that of node creation, which differs between builds.
 * @throws Error for an unknown template
 */
export async function readPageTexts(
  { template, language }: TextsSelection,
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
