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

/** The part of Gatsby's node model that finds texts and makes the page depend on them. */
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

/** A template and the language of a page. */
export interface TextsSelection {
  template: string;
  language: string;
}

/**
 * Returns the consent texts of the CMS in the form of a namespace. The page depends on them.
 * @throws Error when the CMS has none
 */
async function readConsents(language: string, nodeModel: TextsModel): Promise<LocaleNode> {
  const node = (await nodeModel.findOne({
    type: 'CmsConsentTexts',
    query: { filter: { locale: { eq: language } } },
  })) as ConsentTextsNode | null;
  if (!node?.version) throw new Error(`The CMS has no consent texts in "${language}"`);
  // Only a draft can have an empty text.
  const texts = [...CONSENT_KEYS, 'version' as const].map((key) => [key, node[key] ?? '']);
  return { ns: CONSENTS_NAMESPACE, language, data: JSON.stringify(Object.fromEntries(texts)) };
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
