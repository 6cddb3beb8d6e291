import type { SelectField } from 'payload';

/** Where a project's coordinates come from. `locateAddress` sets it; editors confirm a doubtful one. */
export const positionSourceField: SelectField = {
  name: 'positionSource',
  type: 'select',
  enumName: 'enum_position_source',
  interfaceName: 'PositionSource',
  label: { he: 'מקור המיקום', en: 'Source of the position' },
  options: [
    { value: 'lookedUp', label: { he: 'נמצא לפי הכתובת', en: 'Looked up from the address' } },
    { value: 'own', label: { he: 'נכתב בידי עורך', en: 'Written by an editor' } },
    {
      value: 'doubtful',
      label: {
        he: 'הכתובת השתנתה מאז. האם המיקום עדיין נכון?',
        en: 'The address changed since. Is the position still right?',
      },
    },
  ],
  admin: {
    condition: (_data, address: { latitude?: unknown; longitude?: unknown } | undefined) =>
      typeof address?.latitude === 'number' && typeof address.longitude === 'number',
    description: {
      he: 'מיקום שנמצא לפי הכתובת נמצא מחדש כשהיא משתנה. מיקום שעורך כתב נשאר. אם הוא נכון גם אחרי שינוי: ״נכתב בידי עורך״.',
      en: 'A position that was looked up is looked up again when the address changes. One that an editor wrote stays. If it is right after a change: “Written by an editor”.',
    },
  },
};
