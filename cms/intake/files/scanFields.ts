import type { Field } from 'payload';
import { momentField, selectField, textField } from '../../platform/fields/shortFields';

/** Fields with the result of the virus scan. A pending scan blocks downloads. */
export const scanFields: Field[] = [
  selectField('scanState', 'סריקת וירוסים', 'Virus scan', {
    required: true,
    defaultValue: 'notScanned',
    index: true,
    options: [
      { value: 'notScanned', label: { he: 'לא נסרק (אין סורק)', en: 'Not scanned (there is no scanner)' } },
      {
        value: 'pending',
        label: { he: 'ממתין לסריקה, חסום להורדה', en: 'Waiting for the scan, download blocked' },
      },
      { value: 'clean', label: { he: 'נסרק ונמצא נקי', en: 'Scanned, nothing found' } },
      { value: 'infected', label: { he: 'נגוע, הקובץ נמחק', en: 'Infected, the file was removed' } },
    ],
  }),
  textField('scanNote', 'תשובת הסורק', 'Scanner result', {
    admin: { condition: (data) => Boolean(data.scanNote) },
  }),
  momentField('scannedAt', 'נסרק ב', 'Scanned at', {
    admin: { condition: (data) => Boolean(data.scannedAt) },
  }),
];
