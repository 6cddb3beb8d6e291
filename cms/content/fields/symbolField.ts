import type { TextField } from 'payload';

/** Symbol of a stock at the market data provider. */
export const symbolField = (): TextField => ({
  name: 'symbol',
  type: 'text',
  label: { he: 'סימול המניה', en: 'Symbol of the stock' },
  validate: (value: unknown) => !value || /^[A-Za-z0-9.-]{1,20}$/.test(String(value)) || 'A-Z 0-9 . -',
  admin: {
    description: {
      he: 'כפי שספק נתוני המסחר מכיר אותה',
      en: 'As the provider of market data knows it',
    },
  },
});
