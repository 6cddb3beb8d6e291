import type { DateField } from 'payload';

/**
 * Shows a date field in Israel's time zone, whatever the browser's time zone is. Payload reads the time zone from
 * another field, so this adds one that is constant and not stored.
 */
export const withIsraelTimeZone: Pick<DateField, 'timezone'> = {
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
