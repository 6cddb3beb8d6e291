import type { Field, GroupField } from 'payload';
import { addressRules } from './addressRules';
import { LINK_KINDS, LINK_LABELS, LINK_TARGETS } from './linkTargets';
import { fileField, groupField, localText, selectField, textField } from '../../platform/fields/shortFields';

type LinkData = { kind?: string } | undefined;

/**
 * Link to a page, project or product, to a URL or to a file. Documents are linked by reference, so that the link keeps
 * working when they move. The site shows the link only if it has both a name and a target (project-marketing §2.6). Its
 * GraphQL type is always `Link`.
 */
export function linkField(name: string, he: string, en: string): GroupField {
  return groupField(name, he, en, {
    interfaceName: 'Link',
    fields: [
      localText('name', 'טקסט הקישור', 'Link text'),
      selectField('kind', 'לאן', 'Link to', {
        defaultValue: 'page',
        enumName: 'enum_link_kind',
        interfaceName: 'LinkKind',
        options: [
          ...LINK_KINDS.map((value) => ({ value, label: { ...LINK_LABELS[value].option } })),
          { value: 'url', label: { he: 'כתובת', en: 'An address' } },
          { value: 'file', label: { he: 'קובץ', en: 'A file' } },
        ],
      }),
      ...LINK_KINDS.map((kind): Field => ({
        name: kind,
        type: 'relationship',
        relationTo: LINK_TARGETS[kind],
        label: { ...LINK_LABELS[kind].field },
        admin: { condition: (_data, sibling: LinkData) => sibling?.kind === kind },
      })),
      textField('url', 'כתובת (https, tel, mailto)', 'Address (https, tel, mailto)', {
        ...addressRules,
        admin: { condition: (_data, sibling: LinkData) => sibling?.kind === 'url' },
      }),
      fileField('file', 'קובץ', 'File', {
        admin: { condition: (_data, sibling: LinkData) => sibling?.kind === 'file' },
      }),
      textField('anchor', 'עוגן בדף', 'Anchor on the page', {
        description: { he: 'מזהה של מקטע, למשל contact-us', en: 'Id of a section, such as contact-us' },
      }),
      selectField('target', 'נפתח ב', 'Opens in', {
        defaultValue: 'self',
        enumName: 'enum_link_target',
        interfaceName: 'LinkTarget',
        options: [
          { value: 'self', label: { he: 'אותה לשונית', en: 'The same tab' } },
          { value: 'blank', label: { he: 'לשונית חדשה', en: 'A new tab' } },
        ],
      }),
    ],
  });
}
