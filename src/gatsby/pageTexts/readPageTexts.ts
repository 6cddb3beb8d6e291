import { CONSENT_KEYS, type ConsentTexts } from '@group/rules/forms/consentKeys';
import { CONSENTS_NAMESPACE } from '../../i18n/consentsNamespace';

interface LocaleNode {
  ns: string;
  language: string;
  data: string;
}

interface PageTextsNode {
  namespaces: string[];
}

type ConsentTextsNode = Partial<Record<keyof ConsentTexts | 'version', string | null>>;

/** The part of Gatsby's node model that reads texts. Reading a node makes the page depend on it. */
export interface TextsModel {
  findOne: (query: {
    type: 'PageTexts' | 'CmsConsentTexts';
    query: {
      filter: { template: { eq: string }; language: { eq: string } } | { locale: { eq: string } };
    };
  }) => Promise<object | null>;
  findAll: (query: {
    type: 'Locale';
    query: { filter: { ns: { in: string[] }; language: { eq: string } } };
  }) => Promise<{ entries: Iterable<LocaleNode> }>;
}

/** Selects the texts of a template in one language. */
export interface TextsSelection {
  template: string;
  language: string;
}

/**
 * Returns the consent texts of the CMS in the format of a translation namespace. The page then depends on them.
 * @throws Error when the CMS has no consent texts in this language
 */
async function readConsents(language: string, nodeModel: TextsModel): Promise<LocaleNode> {
  const node = (await nodeModel.findOne({
    type: 'CmsConsentTexts',
    query: { filter: { locale: { eq: language } } },
  })) as ConsentTextsNode | null;
  if (!node?.version) throw new Error(`The CMS has no consent texts in "${language}"`);
  // Published texts are required, so only a draft can lack one.
  const texts = [...CONSENT_KEYS, 'version' as const].map((key) => [key, node[key] ?? '']);
  return { ns: CONSENTS_NAMESPACE, language, data: JSON.stringify(Object.fromEntries(texts)) };
}

/**
 * Returns the texts of a template in the format of a page's `locales`, sorted by namespace. Without sorting, Gatsby
 * returns them in the order of node creation, which differs between builds.
 * @throws Error for an unknown template
 */
export async function readPageTexts(
  { template, language }: TextsSelection,
  nodeModel: TextsModel,
): Promise<{ edges: { node: LocaleNode }[] }> {
  const texts = (await nodeModel.findOne({
    type: 'PageTexts',
    query: { filter: { template: { eq: template }, language: { eq: language } } },
  })) as PageTextsNode | null;
  if (!texts) throw new Error(`No template "${template}" has texts in "${language}"`);
  const { entries } = await nodeModel.findAll({
    type: 'Locale',
    query: { filter: { ns: { in: texts.namespaces }, language: { eq: language } } },
  });
  const consents = texts.namespaces.includes(CONSENTS_NAMESPACE)
    ? [await readConsents(language, nodeModel)]
    : [];
  const inOrder = [...entries, ...consents].sort((a, b) => (a.ns < b.ns ? -1 : 1));
  return { edges: inOrder.map((node) => ({ node })) };
}
