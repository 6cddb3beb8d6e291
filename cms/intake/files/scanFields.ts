import type { Field } from 'payload';

/** Result of the virus scan. Downloads are blocked until there is one. */
export const scanFields: Field[] = [
  {
    name: 'scanState',
    type: 'select',
    required: true,
    defaultValue: 'notScanned',
    index: true,
    label: { he: 'סריקת וירוסים', en: 'Virus scan' },
    options: [
      { value: 'notScanned', label: { he: 'לא נסרק (אין סורק)', en: 'Not scanned (there is no scanner)' } },
      { value: 'pending', label: { he: 'ממתין לסריקה, חסום להורדה', en: 'Waiting for the scan, kept back' } },
      { value: 'clean', label: { he: 'נסרק ונמצא נקי', en: 'Scanned, nothing found' } },
      { value: 'infected', label: { he: 'נגוע, הקובץ נמחק', en: 'Infected, the file was removed' } },
    ],
  },
  {
    name: 'scanNote',
    type: 'text',
    label: { he: 'תשובת הסורק', en: 'What the scanner said' },
    admin: { condition: (data) => Boolean(data.scanNote) },
  },
  {
    name: 'scannedAt',
    type: 'date',
    label: { he: 'נסרק ב', en: 'Scanned at' },
    admin: { date: { pickerAppearance: 'dayAndTime' }, condition: (data) => Boolean(data.scannedAt) },
  },
];
