import type { GroupField } from 'payload';
import type { Label } from '../../platform/labels/labels';
import { linkAddress } from './linkAddress';

interface LinkOptions {
  name: string;
  label: Label;
}

type LinkData = { kind?: string } | undefined;

/**
 * A link of an editor: to a page, project or product (kept as a reference, so that it cannot break), to an address, or to a file.
 * It is shown only when it has both a name and somewhere to go (project-marketing §2.6).
 * Its GraphQL type is `Link` wherever it stands.
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
          { value: 'page', label: { he: 'דף באתר', en: 'A page of the site' } },
          { value: 'project', label: { he: 'פרויקט', en: 'A project' } },
          { value: 'product', label: { he: 'מוצר', en: 'A product' } },
          { value: 'url', label: { he: 'כתובת', en: 'An address' } },
          { value: 'file', label: { he: 'קובץ', en: 'A file' } },
        ],
      },
      {
        name: 'page',
        type: 'relationship',
        relationTo: 'pages',
        label: { he: 'דף', en: 'Page' },
        admin: { condition: (_data, sibling: LinkData) => sibling?.kind === 'page' },
      },
      {
        name: 'project',
        type: 'relationship',
        relationTo: 'projects',
        label: { he: 'פרויקט', en: 'Project' },
        admin: { condition: (_data, sibling: LinkData) => sibling?.kind === 'project' },
      },
      {
        name: 'product',
        type: 'relationship',
        relationTo: 'products',
        label: { he: 'מוצר', en: 'Product' },
        admin: { condition: (_data, sibling: LinkData) => sibling?.kind === 'product' },
      },
      {
        name: 'url',
        type: 'text',
        label: { he: 'כתובת (https, tel, mailto)', en: 'Address (https, tel, mailto)' },
        validate: linkAddress,
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
