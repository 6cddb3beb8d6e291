import type { Field } from 'payload';
import { linkField } from './linkField';

/** Fields of both contact headers: title, text, phone number and link. */
export function contactHeaderFields(): Field[] {
  return [
    { name: 'title', type: 'text', localized: true, required: true, label: { he: 'כותרת', en: 'Title' } },
    { name: 'text', type: 'textarea', localized: true, label: { he: 'טקסט', en: 'Text' } },
    {
      name: 'phone',
      type: 'text',
      label: { he: 'טלפון', en: 'Phone' },
      validate: (value: unknown) =>
        !value || /^[+*]?\d[\d\s-]{2,}$/.test(String(value)) || '03-555-0100 / *5550 / +972-3-555-0100',
    },
    linkField({ name: 'link', label: { he: 'קישור', en: 'Link' } }),
  ];
}
