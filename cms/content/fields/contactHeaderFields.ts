import type { Field } from 'payload';
import { callNumberField } from './callNumberField';
import { linkField } from './linkField';
import { localArea, localText } from '../../platform/fields/shortFields';

/** Fields shared by the two contact header blocks: title, text, phone number and link. */
export function contactHeaderFields(): Field[] {
  return [
    localText('title', 'כותרת', 'Title', { required: true }),
    localArea('text', 'טקסט', 'Text'),
    callNumberField(),
    linkField('link', 'קישור', 'Link'),
  ];
}
