import type { Block, Field } from 'payload';
import { LOCALES, type Locale } from '../../platform/locales/locales';
import { walkDocument, type Row, type Visit } from '../../platform/fields/walkDocument';
import { CALL_NUMBER } from '../fields/callNumberField';
import { LINK_TARGETS } from '../fields/linkTargets';
import { phoneFault } from '../fields/phoneFault';
import { LOCATION_GROUP } from '../fields/locationGroup';
import type { Fault, PictureSize, Reference } from './Fault';
import { headingFault } from './headingFault';
import { nodesOf, hasVisibleContent } from './lexical';
import { linkFault } from './linkFault';
import { outlineOf } from './pageOutline';
import { positionFault } from './positionFault';
import { typedTarget, type OwnAddresses } from './typedTarget';

/** The document to check. It is read with all locales, and its relations are ids only. */
export interface Checked {
  collection: string;
  /** Null if it is a global. */
  id: number | null;
  title: string;
  fields: readonly Field[];
  data: Row;
}

interface Found {
  faults: Fault[];
  references: Reference[];
}

interface Context extends OwnAddresses {
  blocks: Readonly<Record<string, Block>>;
  /** Language of the report. */
  language: Locale;
}

const TEXTS = new Set(['text', 'textarea', 'richText']);
/** Fields that are required in each language to publish a page. The check for missing translations can skip them. */
const NO_TEXT = new Set(['slug']);

const COLLECTION_OF: Readonly<Record<string, string>> = { ...LINK_TARGETS, file: 'media' };

const asRow = (value: unknown): Row =>
  value && typeof value === 'object' && !Array.isArray(value) ? (value as Row) : {};
const hasText = (type: string, value: unknown): boolean =>
  type === 'richText' ? hasVisibleContent(value) : typeof value === 'string' && value.trim() !== '';

const isPhoneAddress = (url: unknown): boolean => typeof url === 'string' && url.startsWith('tel:');

const textOf = (type: string, value: unknown): string =>
  type === 'richText' ? [...nodesOf(value)].map(({ text = '' }) => text).join(' ') : String(value);

/**
 * Checks whether a text was probably copied from the Hebrew version: most of its letters are Hebrew. A few are allowed,
 * because an English text may contain Hebrew names.
 */
function isHebrew(text: string): boolean {
  const hebrew = text.match(/[\u05D0-\u05EA]/g)?.length ?? 0;
  return hebrew > 2 && hebrew > (text.match(/\p{Script=Latin}/gu)?.length ?? 0);
}

/** Returns the languages in which a document exists. */
export const languagesOf = ({ languages }: Row): readonly Locale[] =>
  Array.isArray(languages) ? LOCALES.filter((locale) => languages.includes(locale)) : LOCALES;

/**
 * Finds the problems inside a document. Also collects its references to other documents, which `targetFaults` checks.
 * @param checked the document to check
 */
export function readDocument(checked: Checked, { blocks, language, ...own }: Context): Found {
  const { collection, id, title, fields, data } = checked;
  const shown = languagesOf(data);
  const faults: Fault[] = [];
  const references: Reference[] = [];
  const outline = outlineOf(collection, data.template);
  const fault = ({ path, trail }: Visit, rest: Pick<Fault, 'kind'> & Partial<Fault>) =>
    faults.push({ collection, id, title, locale: null, path, trail, found: '', ...rest });

  const readPhone = (visit: Visit, phone: unknown, rest: Partial<Fault> = {}) => {
    if (typeof phone === 'string' && phone.trim() !== '' && phoneFault(phone))
      fault(visit, { kind: 'unusablePhone', found: phone, ...rest });
  };

  const readText = (visit: Visit) => {
    const { field, value } = visit;
    const localized = 'localized' in field && field.localized;
    const textIn = (locale: Locale): unknown => (localized ? asRow(value)[locale] : value);
    const filled = shown.filter((locale) => hasText(field.type, textIn(locale)));
    if (localized && filled.length > 0 && !NO_TEXT.has(field.name))
      for (const locale of shown)
        if (!filled.includes(locale)) fault(visit, { kind: 'missingTranslation', locale });
    if (localized && filled.includes('en') && isHebrew(textOf(field.type, textIn('en'))))
      fault(visit, { kind: 'missingTranslation', locale: 'en', reason: 'hebrew' });
    if (field.custom?.[CALL_NUMBER]) readPhone(visit, value);
    if (field.type !== 'richText') return outline.noteText(visit.path, filled);
    for (const locale of filled) {
      const heading = headingFault(textIn(locale), outline.deepestFirst(visit.path, locale));
      if ([...nodesOf(textIn(locale))].some(({ type }) => type === 'heading')) outline.noteHeadings(locale);
      if (heading) fault(visit, { kind: 'headingOrder', found: heading, locale });
      for (const node of nodesOf(textIn(locale))) {
        const link = linkFault(node);
        if (link) fault(visit, { kind: 'brokenLink', locale, ...link });
        if (isPhoneAddress(node.fields?.url)) readPhone(visit, node.fields?.url, { locale });
      }
      references.push(...richTextReferences(visit, textIn(locale), locale, own));
    }
  };

  for (const visit of walkDocument(fields, data, { data, blocks, language })) {
    const { field, value, path, trail } = visit;
    if (TEXTS.has(field.type)) readText(visit);
    else if (field.custom?.ordersLists) {
      if (typeof value !== 'string') fault(visit, { kind: 'undated' });
      else if (Date.parse(value) > Date.now())
        fault(visit, { kind: 'dateToCome', found: value.slice(0, 10) });
    }
    if (field.custom?.[LOCATION_GROUP]) {
      const kind = positionFault(asRow(value));
      if (kind) fault({ ...visit, path: `${path}.latitude` }, { kind });
    }
    if (field.type === 'group' && field.interfaceName === 'Link') {
      const { kind, url } = asRow(value);
      if (kind === 'url' && isPhoneAddress(url)) readPhone(visit, url, { path: `${path}.url` });
      const link = readLink(visit, shown, own);
      if (link === 'nowhere') {
        if (!field.custom?.needsNoTarget) fault(visit, { kind: 'brokenLink', reason: 'nowhere' });
      } else if (link) references.push(link);
    } else if ((field.type === 'relationship' || field.type === 'upload') && !isReadElsewhere(visit)) {
      const atLeast = field.custom?.atLeast as PictureSize | undefined;
      for (const { to, value: target } of targetsOf(field.relationTo, value))
        references.push({
          to,
          value: target,
          locales: shown,
          path,
          trail,
          isLink: false,
          ...(atLeast && { atLeast }),
        });
    }
  }
  return { faults, references };
}

/**
 * Checks for fields that must not be counted as references here. The fields of a link are read together with the link.
 * A parent page is not linked from its children's content, only from their breadcrumbs.
 */
const isReadElsewhere = ({ field }: Visit): boolean =>
  field.name === 'parentPage' ||
  (field.name in COLLECTION_OF &&
    Boolean(field.admin && 'condition' in field.admin && field.admin.condition));

/**
 * Returns the target of a link. Returns `nowhere` if the link has a name but no target, and null if the link is not
 * used.
 */
function readLink(
  { value, path, trail }: Visit,
  shown: readonly Locale[],
  own: OwnAddresses,
): Reference | 'nowhere' | null {
  const link = asRow(value);
  const names = asRow(link.name);
  const locales = shown.filter((locale) => hasText('text', names[locale]));
  const kind = String(link.kind ?? 'page');
  const reference = { locales, trail, isLink: true };
  if (kind === 'url') {
    const typed = typedTarget(link.url, own);
    if (typed) return { ...reference, ...typed, path: `${path}.url` };
    return locales.length > 0 && !link.url ? 'nowhere' : null;
  }
  const [target] = targetsOf(COLLECTION_OF[kind] ?? 'pages', link[kind]);
  if (target) return { ...reference, ...target, path: `${path}.${kind}` };
  return locales.length > 0 && !link.anchor ? 'nowhere' : null;
}

const idOf = (value: unknown): string | null => {
  const id = value && typeof value === 'object' ? (value as { id?: unknown }).id : value;
  return typeof id === 'number' || typeof id === 'string' ? String(id) : null;
};

/** Returns the documents that a relationship field refers to. */
function targetsOf(relationTo: string | readonly string[], value: unknown): { to: string; value: string }[] {
  const values = Array.isArray(value) ? value : [value];
  return values.flatMap((one: unknown) => {
    const poly = asRow(one);
    const to = typeof relationTo === 'string' ? relationTo : String(poly.relationTo);
    const id = idOf(typeof relationTo === 'string' ? one : poly.value);
    return id === null ? [] : [{ to, value: id }];
  });
}

function richTextReferences(
  { path, trail }: Visit,
  value: unknown,
  locale: Locale,
  own: OwnAddresses,
): Reference[] {
  const reference = { locales: [locale], path, trail };
  return [...nodesOf(value)].flatMap(({ type, fields, relationTo, value: target }): Reference[] => {
    if (type === 'upload' || type === 'relationship') {
      const id = idOf(target);
      return relationTo && id ? [{ ...reference, to: relationTo, value: id, isLink: type !== 'upload' }] : [];
    }
    if (type !== 'link' && type !== 'autolink') return [];
    if (fields?.linkType === 'internal') {
      const id = idOf(fields.doc?.value);
      return fields.doc?.relationTo && id
        ? [{ ...reference, to: fields.doc.relationTo, value: id, isLink: true }]
        : [];
    }
    const typed = typedTarget(fields?.url, own);
    return typed ? [{ ...reference, ...typed, isLink: true }] : [];
  });
}
