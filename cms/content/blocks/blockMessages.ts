const refused = {
  he: 'הרכיב ״{{block}}״ אינו מתאים לדף הזה: הוא שייך לתבנית אחרת, או רק לדפי החברה המיוחדת שבהגדרות האתר. יש לבחור בדף את התבנית או את החברה המתאימה, או להסיר את הרכיב.',
  en: 'The block "{{block}}" does not belong on this page: it is for another template, or only for pages of the special company in the site settings. Choose that template or company for the page, or remove the block.',
};

/**
 * Replaces Payload's message for a block that the page may not contain (`allowedBlocks`). The new message gives the
 * reason and the remedy. A custom `validate` cannot do this, because Payload does not show its message for each
 * rejected block.
 */
export const blockMessages = {
  he: { validation: { invalidBlock: refused.he } },
  en: { validation: { invalidBlock: refused.en } },
};
