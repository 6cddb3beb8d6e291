import type { Field, GroupField } from 'payload';
import type { Label } from '../../platform/labels/labels';
import { addressRules } from './addressRules';
import { LINK_KINDS, LINK_LABELS, LINK_TARGETS } from './linkTargets';

interface LinkOptions {
  name: string;
  label: Label;
}

type LinkData = { kind?: string } | undefined;

/**
 * Link to a page, project or product (by reference, so that it cannot break), an address or a file. Shown only with
 * both a name and a target (project-marketing §2.6). Its GraphQL type is always `Link`.
 */
export function linkField({ name, label }: LinkOptions): GroupField {
  return {
    name,
    type: 'group',
    interfaceName: 'Link',
    label: { ...label },
    fields: [
      { name: 'name', type: 'text', localized: true, label: { he: 'טקסט הקישור', en: 'Link text' } },
      {
        name: 'kind',
        type: 'select',
        defaultValue: 'page',
        enumName: 'enum_link_kind',
        interfaceName: 'LinkKind',
        label: { he: 'לאן', en: 'Leads to' },
        options: [
          ...LINK_KINDS.map((value) => ({ value, label: { ...LINK_LABELS[value].option } })),
          { value: 'url', label: { he: 'כתובת', en: 'An address' } },
          { value: 'file', label: { he: 'קובץ', en: 'A file' } },
        ],
      },
      ...LINK_KINDS.map((kind): Field => ({
        name: kind,
        type: 'relationship',
        relationTo: LINK_TARGETS[kind],
        label: { ...LINK_LABELS[kind].field },
        admin: { condition: (_data, sibling: LinkData) => sibling?.kind === kind },
      })),
      {
        name: 'url',
        type: 'text',
        label: { he: 'כתובת (https, tel, mailto)', en: 'Address (https, tel, mailto)' },
        ...addressRules,
        admin: { condition: (_data, sibling: LinkData) => sibling?.kind === 'url' },
      },
      {
        name: 'file',
        type: 'upload',
        relationTo: 'media',
        label: { he: 'קובץ', en: 'File' },
        admin: { condition: (_data, sibling: LinkData) => sibling?.kind === 'file' },
      },
      {
        name: 'anchor',
        type: 'text',
        label: { he: 'עוגן בדף', en: 'Anchor on the page' },
        admin: {
          description: { he: 'מזהה של מקטע, למשל contact-us', en: 'Id of a section, such as contact-us' },
        },
      },
      {
        name: 'target',
        type: 'select',
        defaultValue: 'self',
        enumName: 'enum_link_target',
        interfaceName: 'LinkTarget',
        label: { he: 'נפתח ב', en: 'Opens in' },
        options: [
          { value: 'self', label: { he: 'אותה לשונית', en: 'The same tab' } },
          { value: 'blank', label: { he: 'לשונית חדשה', en: 'A new tab' } },
        ],
      },
    ],
  };
}
