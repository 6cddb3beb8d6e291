import type { CollectionConfig, GlobalConfig } from 'payload';
import { hasAutosave } from '../hasAutosave';

const COMPONENT = '/payload-fixes/localeChange/AskBeforeLocaleChange#AskBeforeLocaleChange';

/** Makes the forms of a collection without autosave ask before a change of "Locale" discards unsaved input. */
export function confirmLocaleChange(collection: CollectionConfig): CollectionConfig {
  if (hasAutosave(collection)) return collection;
  const { admin } = collection;
  return {
    ...collection,
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        edit: {
          ...admin?.components?.edit,
          beforeDocumentControls: [...(admin?.components?.edit?.beforeDocumentControls ?? []), COMPONENT],
        },
      },
    },
  };
}

/** Makes the form of a global ask before a change of "Locale" discards unsaved input. */
export function confirmGlobalLocaleChange(global: GlobalConfig): GlobalConfig {
  const { admin } = global;
  return {
    ...global,
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        elements: {
          ...admin?.components?.elements,
          beforeDocumentControls: [...(admin?.components?.elements?.beforeDocumentControls ?? []), COMPONENT],
        },
      },
    },
  };
}
