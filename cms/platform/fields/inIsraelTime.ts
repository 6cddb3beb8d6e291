import type { DateField } from 'payload';

/**
 * Shows a date field in Israel time, whatever the browser's time zone. Payload reads the time zone from a field; this
 * one is constant and not stored.
 */
export const inIsraelTime: Pick<DateField, 'timezone'> = {
  timezone: {
    supportedTimezones: [],
    override: ({ baseField: { name } }) => ({
      name,
      type: 'text',
      virtual: true,
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
      hooks: { afterRead: [() => 'Asia/Jerusalem'] },
    }),
  },
};
