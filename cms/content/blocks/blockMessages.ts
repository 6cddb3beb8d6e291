const refused = {
  he: 'הרכיב "{{block}}" אינו מתאים לדף הזה: הוא של תבנית אחרת, או רק של דפי החברה המיוחדת שבהגדרות האתר. יש לבחור בדף את התבנית או את החברה המתאימה, או להסיר את הרכיב.',
  en: 'The block "{{block}}" does not belong on this page: it is for another template, or only for pages of the special company of the site settings. Choose that template or company for the page, or remove the block.',
};

/**
 * Texts of the admin in place of Payload's own "not allowed": why a page refuses a block (`allowedBlocks`), and what to do.
 * Payload shows one for each refused block; a `validate` of our own would not be shown beside them.
 */
export const blockMessages = {
  he: { validation: { invalidBlock: refused.he } },
  en: { validation: { invalidBlock: refused.en } },
};
