import type { SelectField } from 'payload';
import { selectField } from '../../platform/fields/shortFields';

/**
 * Field that says where a project's coordinates come from. `locateAddress` sets it; editors change it to confirm
 * doubtful coordinates.
 */
export const positionSourceField: SelectField = selectField(
  'positionSource',
  'מקור המיקום',
  'Source of the position',
  {
    enumName: 'enum_position_source',
    interfaceName: 'PositionSource',
    options: [
      { value: 'lookedUp', label: { he: 'נמצא לפי הכתובת', en: 'Found by the address' } },
      { value: 'own', label: { he: 'נקבע על ידי עורך', en: 'Set by an editor' } },
      {
        value: 'doubtful',
        label: {
          he: 'הכתובת השתנתה מאז. האם המיקום עדיין נכון?',
          en: 'The address has changed since. Is the position still correct?',
        },
      },
    ],
    admin: {
      condition: (_data, address: { latitude?: unknown; longitude?: unknown } | undefined) =>
        typeof address?.latitude === 'number' && typeof address.longitude === 'number',
    },
    description: {
      he: 'מיקום שנמצא לפי הכתובת מתעדכן כשהכתובת משתנה. מיקום שקבע עורך אינו משתנה. אם הוא נכון גם אחרי שינוי הכתובת, יש לבחור ״נקבע על ידי עורך״.',
      en: 'A position found by the address is updated when the address changes. A position set by an editor is kept. If it is still correct after a change, choose “Set by an editor”.',
    },
  },
);
