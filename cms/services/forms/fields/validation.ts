import { linearPattern } from '@group/rules/patterns/linearPattern';
import { PatternFault } from '@group/rules/patterns/parsePattern';
import type { ArrayFieldValidation, TextFieldSingleValidation } from 'payload';
import { CAPTCHA_VALUE } from '../captchaValue';
import { namedFields } from '../formRows';

const inLanguage = (language: string | undefined, he: string, en: string): string =>
  language === 'en' ? en : he;

/** Validates the format of an alias, and that no other field of the form has it. */
export const validateAlias: TextFieldSingleValidation = (value, { data, req }) => {
  const language = req.i18n?.language;
  if (!value) return inLanguage(language, 'יש למלא כינוי', 'Enter an alias');
  if (!/^[A-Za-z][A-Za-z0-9_]{0,62}$/.test(value) || value === CAPTCHA_VALUE)
    return inLanguage(
      language,
      `הכינוי "${value}" אינו תקין. מותרות אותיות לטיניות, ספרות וקו תחתון, והתו הראשון הוא אות`,
      `The alias "${value}" is not valid. Use Latin letters, digits and underscores, and start with a letter`,
    );
  const same = namedFields(data).filter(({ alias }) => alias.toLowerCase() === value.toLowerCase());
  if (same.length <= 1) return true;
  const captions = same.map(({ caption, alias }) => caption || alias).join(', ');
  return inLanguage(
    language,
    `הכינוי "${value}" מופיע ביותר משדה אחד: ${captions}`,
    `More than one field has the alias "${value}": ${captions}`,
  );
};

/** Checks that the field of a rule is an alias of this form. */
export const validateRuleField: TextFieldSingleValidation = (value, { data, req }) => {
  const language = req.i18n?.language;
  if (!value) return inLanguage(language, 'יש לבחור שדה', 'Choose a field');
  if (namedFields(data).some(({ alias }) => alias === value)) return true;
  return inLanguage(
    language,
    `בטופס אין שדה בשם "${value}". ייתכן שהוסר או שכינויו השתנה`,
    `The form has no field "${value}". It may have been removed or renamed`,
  );
};

/** Checks that a pattern is a valid regular expression that runs in linear time. */
export const validatePattern: TextFieldSingleValidation = (value, { req }) => {
  if (!value) return true;
  const language = req.i18n?.language;
  try {
    linearPattern(value);
    return true;
  } catch (error) {
    if (error instanceof PatternFault) return refusedPattern(error.part, language);
    if (!(error instanceof SyntaxError)) throw error;
    return inLanguage(
      language,
      `התבנית אינה תקינה: ${error.message}`,
      `The pattern is not valid: ${error.message}`,
    );
  }
};

const refusedPattern = (part: string, language: string | undefined): string =>
  inLanguage(
    language,
    `אי אפשר להשתמש בתבנית בגלל "${part}": בדיקה קדימה או אחורה, הפניה לקבוצה, ` +
      '\\p ותבניות ארוכות מ־1,000 חלקים אינן נתמכות, כי בדיקתן עלולה להימשך ללא סוף',
    `The pattern cannot be used because of "${part}": lookarounds, references to groups, ` +
      '\\p and patterns of more than 1,000 parts are not supported, because checking them may never end',
  );

interface Answer {
  value?: string | null;
}

/** Validates the answers of a choice. Their values must be unique, because visitors submit only the values. */
export const validateAnswers: ArrayFieldValidation = (answers, { req }) => {
  const language = req.i18n?.language;
  if (!Array.isArray(answers) || answers.length === 0)
    return inLanguage(language, 'יש להוסיף תשובה אחת לפחות', 'Add at least one answer');
  const values = (answers as Answer[]).map(({ value }) => value?.trim() ?? '');
  const twice = values.find((value, index) => value && values.indexOf(value) !== index);
  if (twice === undefined) return true;
  return inLanguage(language, `הערך "${twice}" מופיע פעמיים`, `The value "${twice}" appears twice`);
};

/** Validates a file extension, such as `pdf`. */
export const validateExtension: TextFieldSingleValidation = (value, { req }) =>
  (value && /^\.?[a-z0-9]{1,8}$/i.test(value)) ||
  inLanguage(req.i18n?.language, 'יש לכתוב סיומת, למשל pdf', 'Enter an extension such as pdf');
