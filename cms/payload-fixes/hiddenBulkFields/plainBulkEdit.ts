import type { Field, SanitizedConfig } from 'payload';

/**
 * Removes hidden fields from the form for editing several documents at once. Payload would show them there without a
 * label.
 * @param config completed by Payload; changed in place
 */
export function plainBulkEdit(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of config.collections) removeHidden(fields);
  return config;
}

function removeHidden(fields: readonly Field[]): void {
  for (const field of fields) {
    if (field.type === 'tabs') for (const tab of field.tabs) removeHidden(tab.fields);
    else if ('fields' in field) removeHidden(field.fields);
    if (field.admin && 'hidden' in field.admin && field.admin.hidden) field.admin.disableBulkEdit = true;
  }
}
