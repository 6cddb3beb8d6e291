import type { CollectionConfig, GlobalConfig } from 'payload';

/** Adds a component to the bar above the forms of a collection. @param component path and export, as Payload names them */
export function addDocumentControl(collection: CollectionConfig, component: string): CollectionConfig {
  const { admin } = collection;
  const { edit } = admin?.components ?? {};
  const controls = [...(edit?.beforeDocumentControls ?? []), component];
  return {
    ...collection,
    admin: {
      ...admin,
      components: { ...admin?.components, edit: { ...edit, beforeDocumentControls: controls } },
    },
  };
}

/** Adds a component to the bar above the form of a global. @param component path and export, as Payload names them */
export function addGlobalDocumentControl(global: GlobalConfig, component: string): GlobalConfig {
  const { admin } = global;
  const { elements } = admin?.components ?? {};
  const controls = [...(elements?.beforeDocumentControls ?? []), component];
  return {
    ...global,
    admin: {
      ...admin,
      components: { ...admin?.components, elements: { ...elements, beforeDocumentControls: controls } },
    },
  };
}
