import type { SanitizedConfig } from 'payload';

const CELL = '/platform/adminUi/StatusCell#StatusCell';

/**
 * Has lists say of a document that it is in the trash, in place of the state that it had before. Payload adds the field of the state by
 * itself, so that this is done after it.
 * @param config as Payload has completed it; it is changed
 */
export function statusInLists(config: SanitizedConfig): SanitizedConfig {
  for (const { fields, trash } of config.collections)
    for (const field of trash ? fields : [])
      if (field.type === 'select' && field.name === '_status')
        field.admin = { ...field.admin, components: { ...field.admin?.components, Cell: CELL } };
  return config;
}
