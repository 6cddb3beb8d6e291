import type { SanitizedConfig } from 'payload';

const CELL = '/platform/adminUi/StatusCell#StatusCell';

/**
 * Shows "In the trash" instead of the status of trashed documents in lists. Needs the sanitized configuration,
 * because Payload adds the status field itself.
 * @param config sanitized configuration; it is modified
 */
export function statusInLists(config: SanitizedConfig): SanitizedConfig {
  for (const { fields, trash } of config.collections)
    for (const field of trash ? fields : [])
      if (field.type === 'select' && field.name === '_status')
        field.admin = { ...field.admin, components: { ...field.admin?.components, Cell: CELL } };
  return config;
}
