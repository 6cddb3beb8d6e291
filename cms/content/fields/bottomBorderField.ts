import type { Field } from 'payload';

/** The optional line below a block of reports. */
export const bottomBorderField = (): Field => ({
  name: 'bottomBorder',
  type: 'checkbox',
  defaultValue: false,
  label: { he: 'קו תחתון', en: 'Line below' },
});
