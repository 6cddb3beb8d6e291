import type { DateField } from 'payload';

/**
 * Has forms and lists show a moment on the clock of Israel, wherever the browser is. Payload reads the time zone beside the date; here it
 * is always the same, stored nowhere, and no choice.
 */
export const inIsrael: Pick<DateField, 'timezone'> = {
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
