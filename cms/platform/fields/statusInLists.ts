import type { SanitizedConfig } from 'payload';

const CELL = '/platform/adminUi/StatusCell#StatusCell';

/**
 * Makes lists show "In the trash" instead of the publication status for trashed documents. Needs the sanitized
 * configuration, because Payload adds the status field only during sanitization.
 * @param config sanitized configuration, which is modified
 */
export function statusInLists(config: SanitizedConfig): SanitizedConfig {
  for (const { fields, trash } of config.collections)
    for (const field of trash ? fields : [])
      if (field.type === 'select' && field.name === '_status')
        field.admin = { ...field.admin, components: { ...field.admin?.components, Cell: CELL } };
  return config;
}
