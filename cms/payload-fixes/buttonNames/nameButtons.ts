interface ButtonName {
  /** CSS selector of the buttons. */
  place: string;
  he: string;
  en: string;
}

/** Selector of a button in the toolbar of the text editor. @param key key of Payload's toolbar item */
const tool = (key: string) => `.toolbar-popup__button[data-button-key="${key}"]`;

/** Buttons that Payload renders without an accessible name. */
export const BUTTON_NAMES: readonly ButtonName[] = [
  // Menus of a document.
  { place: '.btn--withPopup .popup-button', he: 'אפשרויות פרסום', en: 'Publishing options' },
  { place: '.doc-controls__popup .popup-button', he: 'פעולות במסמך', en: 'Document actions' },
  { place: '.array-actions .popup-button', he: 'פעולות בפריט', en: 'Item actions' },
  {
    place: '.clipboard-action__popup .popup-button',
    he: 'העתקה או הדבקה של השדה',
    en: 'Copy or paste the field',
  },
  // Fields.
  { place: '.collapsible__drag', he: 'גרירה למקום אחר', en: 'Drag to move' },
  { place: '.file-details-draggable__drag', he: 'גרירה למקום אחר', en: 'Drag to move' },
  { place: '.file-details__remove', he: 'הסרת הקובץ', en: 'Remove file' },
  { place: '.file-details-draggable__remove', he: 'הסרת הקובץ', en: 'Remove file' },
  { place: '.upload-relationship-details__remove', he: 'הסרת הקובץ', en: 'Remove file' },
  { place: '.upload-relationship-details__edit', he: 'עריכת הקובץ', en: 'Edit file' },
  { place: '.date-time-picker__clear-button', he: 'ניקוי התאריך', en: 'Clear date' },
  { place: '.clear-indicator', he: 'ניקוי הבחירה', en: 'Clear selection' },
  { place: '.dropdown-indicator', he: 'הצגת האפשרויות', en: 'Show options' },
  // Lists.
  { place: '.condition__actions-add', he: 'הוספת תנאי', en: 'Add condition' },
  { place: '.condition__actions-remove', he: 'הסרת התנאי', en: 'Remove condition' },
  { place: '.active-query-preset__clear', he: 'ביטול התצוגה השמורה', en: 'Clear saved view' },
  // Payload uses the same two directions in both languages: "left" is the previous page.
  { place: '.clickable-arrow--left', he: 'העמוד הקודם', en: 'Previous page' },
  { place: '.clickable-arrow--right', he: 'העמוד הבא', en: 'Next page' },
  // Live preview.
  { place: '.live-preview-toolbar__drag-handle', he: 'גרירת סרגל התצוגה', en: 'Drag the preview toolbar' },
  // Text editor.
  { place: tool('bold'), he: 'מודגש', en: 'Bold' },
  { place: tool('italic'), he: 'נטוי', en: 'Italic' },
  { place: tool('underline'), he: 'קו תחתון', en: 'Underline' },
  { place: tool('strikethrough'), he: 'קו חוצה', en: 'Strikethrough' },
  { place: tool('subscript'), he: 'כתב תחתי', en: 'Subscript' },
  { place: tool('superscript'), he: 'כתב עילי', en: 'Superscript' },
  { place: tool('inlineCode'), he: 'קוד', en: 'Code' },
  { place: tool('link'), he: 'קישור', en: 'Link' },
  { place: tool('indentDecrease'), he: 'הקטנת ההזחה', en: 'Decrease indent' },
  { place: tool('indentIncrease'), he: 'הגדלת ההזחה', en: 'Increase indent' },
  { place: '.table-cell-action-button', he: 'פעולות בטבלה', en: 'Table actions' },
];

/** All buttons in one selector, because the page is searched after each DOM change. */
const ALL = BUTTON_NAMES.map(({ place }) => place).join(', ');

/** Names the buttons on the page. Must run again after each DOM change. */
export function nameButtons(language: 'he' | 'en'): void {
  for (const button of document.querySelectorAll(ALL)) {
    const name = BUTTON_NAMES.find(({ place }) => button.matches(place))?.[language];
    if (name) button.setAttribute('aria-label', name);
  }
}
