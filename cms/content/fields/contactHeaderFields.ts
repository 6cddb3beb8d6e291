import type { Field } from 'payload';
import { callNumberField } from './callNumberField';
import { linkField } from './linkField';

/** Fields of both contact headers: title, text, phone number and link. */
export function contactHeaderFields(): Field[] {
  return [
    { name: 'title', type: 'text', localized: true, required: true, label: { he: 'כותרת', en: 'Title' } },
    { name: 'text', type: 'textarea', localized: true, label: { he: 'טקסט', en: 'Text' } },
    callNumberField(),
    linkField({ name: 'link', label: { he: 'קישור', en: 'Link' } }),
  ];
}
