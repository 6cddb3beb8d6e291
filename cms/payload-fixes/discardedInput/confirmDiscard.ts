import type { CollectionConfig, GlobalConfig } from 'payload';
import { addDocumentControl, addGlobalDocumentControl } from '../addDocumentControl';
import { hasAutosave } from '../hasAutosave';

const COMPONENT = '/payload-fixes/discardedInput/AskBeforeDiscard#AskBeforeDiscard';

/** Makes the forms of a collection without autosave ask before unsaved input is discarded. */
export const confirmDiscard = (collection: CollectionConfig): CollectionConfig =>
  hasAutosave(collection) ? collection : addDocumentControl(collection, COMPONENT);

/** Makes the form of a global ask before unsaved input is discarded. */
export const confirmGlobalDiscard = (global: GlobalConfig): GlobalConfig =>
  addGlobalDocumentControl(global, COMPONENT);
