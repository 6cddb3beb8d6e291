import type { FieldDto, FieldTypeDto } from './contract';

const type = (
  id: string,
  name: string,
  more: Partial<Omit<FieldTypeDto, 'id' | 'name'>> = {},
): FieldTypeDto => ({
  id,
  name,
  supportsPreValues: false,
  supportsUploadTypes: false,
  renderInputType: 'Single',
  ...more,
});

/** Field types by block slug, with the ids and names that Umbraco Forms uses. */
export const FIELD_TYPES = {
  shortAnswer: type('3f92e01b-29e2-4a30-bf33-9df5580ed52c', 'Short answer'),
  longAnswer: type('023f09ac-1445-4bcb-b8fa-ab49f33bd046', 'Long answer'),
  date: type('f8b4c3b8-af28-11de-9dd8-ef5956d89593', 'Date'),
  checkbox: type('d5c0c390-ae9a-11de-a69e-666455d89593', 'Checkbox'),
  dataConsent: type('a72c9df9-3847-47cf-afb8-b86773fd12cd', 'Data Consent'),
  dropdown: type('0dd29d42-a6a5-11de-a2f2-222256d89593', 'Dropdown', { supportsPreValues: true }),
  singleChoice: type('903df9b0-a78c-11de-9fc1-db7a56d89593', 'Single choice', { supportsPreValues: true }),
  multipleChoice: type('fab43f20-a6bf-11de-a28f-9b5755d89593', 'Multiple choice', {
    supportsPreValues: true,
    renderInputType: 'Multiple',
  }),
  fileUpload: type('84a17cf8-b711-46a6-9840-0e4a072ad000', 'File upload', { supportsUploadTypes: true }),
  hidden: type('da206cae-1c52-434e-b21a-4a7c198af877', 'Hidden', { renderInputType: 'Custom' }),
  titleAndDescription: type('e3fbf6c4-f46c-495e-aff8-4b3c227b4a98', 'Title and description', {
    renderInputType: 'Custom',
  }),
  richText: type('1f8d45f8-76e6-4550-a0f5-9637b8454619', 'Rich text', { renderInputType: 'Custom' }),
  captcha: type('b69deaeb-ed75-4dc9-bfb8-d036bf9d3730', 'Recaptcha2', { renderInputType: 'Custom' }),
} as const satisfies Record<string, FieldTypeDto>;

export type FieldTypeSlug = keyof typeof FIELD_TYPES;

const nameOf = (field: Pick<FieldDto, 'type'>): string =>
  (field.type?.name ?? '').toLowerCase().replace(/[^a-z]/g, '');

/**
 * Returns the type of a field from its name. Case and punctuation are ignored, because the specification of the API
 * spells some names in two ways. Returns undefined for an unsupported type.
 */
export function fieldTypeOf(field: Pick<FieldDto, 'type'>): FieldTypeSlug | undefined {
  const name = nameOf(field);
  if (name.includes('captcha')) return 'captcha';
  return (Object.keys(FIELD_TYPES) as FieldTypeSlug[]).find(
    (slug) => FIELD_TYPES[slug].name.toLowerCase().replace(/[^a-z]/g, '') === name,
  );
}

/** Checks whether a field is a single checkbox. */
export function isBox(field: Pick<FieldDto, 'type'>): boolean {
  const slug = fieldTypeOf(field);
  return slug === 'checkbox' || slug === 'dataConsent';
}
