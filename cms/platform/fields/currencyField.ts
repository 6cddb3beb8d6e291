import type { SelectField } from 'payload';

/** Currency of a price as an ISO 4217 code; shekels by default (project-marketing §9). */
export const currencyField: SelectField = {
  name: 'priceCurrency',
  type: 'select',
  defaultValue: 'ILS',
  enumName: 'enum_currency',
  interfaceName: 'Currency',
  label: { he: 'מטבע', en: 'Currency' },
  options: [
    { value: 'ILS', label: '₪' },
    { value: 'EUR', label: '€' },
    { value: 'USD', label: '$' },
    { value: 'GBP', label: '£' },
    { value: 'PLN', label: 'zł' },
  ],
};
