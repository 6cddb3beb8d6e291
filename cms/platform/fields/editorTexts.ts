import { deepMergeSimple, type RichTextAdapterProvider } from 'payload';

/**
 * Corrections to the Hebrew texts of Payload's rich text editor. Payload's translation even translates a placeholder,
 * and some words have a different meaning.
 */
export const EDITOR_TEXTS = {
  align: {
    alignCenterLabel: 'יישור למרכז',
    alignJustifyLabel: 'יישור לשני הצדדים',
    alignLeftLabel: 'יישור לשמאל',
    alignRightLabel: 'יישור לימין',
  },
  blockquote: { label: 'ציטוט' },
  heading: { label: 'כותרת {{headingLevel}}' },
  indent: { decreaseLabel: 'הקטנת ההזחה', increaseLabel: 'הגדלת ההזחה' },
  relationship: { label: 'קישור לרשומה' },
  upload: { label: 'תמונה או קובץ' },
};

/**
 * Applies the corrected texts to a rich text editor. This must be done per editor, because an editor's own texts
 * override those in the Payload configuration.
 */
export const withEditorTexts =
  <Value extends object, AdapterProps, ExtraProperties>(
    provider: RichTextAdapterProvider<Value, AdapterProps, ExtraProperties>,
  ): RichTextAdapterProvider<Value, AdapterProps, ExtraProperties> =>
  async (args) => {
    const adapter = await provider(args);
    return { ...adapter, i18n: deepMergeSimple(adapter.i18n ?? {}, { he: { lexical: EDITOR_TEXTS } }) };
  };

/** Label of the toolbar button that removes formatting. */
export const CLEAR_FORMAT_TEXTS = { he: { label: 'ניקוי עיצוב' }, en: { label: 'Clear formatting' } };
