import type { SelectField } from 'payload';

/** The currency of a price, as ISO 4217 has it; shekels unless something else is said (project-marketing §9). */
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
