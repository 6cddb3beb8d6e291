import type { CollectionConfig, GlobalConfig } from 'payload';
import { addDocumentControl, addGlobalDocumentControl } from '../addDocumentControl';
import { hasAutosave } from '../hasAutosave';

const COMPONENT = '/payload-fixes/localeChange/AskBeforeLocaleChange#AskBeforeLocaleChange';

/** Makes the forms of a collection without autosave ask before a change of "Locale" discards unsaved input. */
export const confirmLocaleChange = (collection: CollectionConfig): CollectionConfig =>
  hasAutosave(collection) ? collection : addDocumentControl(collection, COMPONENT);

/** Makes the form of a global ask before a change of "Locale" discards unsaved input. */
export const confirmGlobalLocaleChange = (global: GlobalConfig): GlobalConfig =>
  addGlobalDocumentControl(global, COMPONENT);
