import type { Locale } from '../../platform/locales/locales';

const UNREADABLE: Readonly<Record<Locale, string>> = {
  he: 'לא ניתן לקרוא את הקובץ כציור SVG: חלק ממנו חסר או שגוי. יש לשמור אותו שוב בתוכנת הציור כ־SVG ולהעלות שוב.',
  en: 'The file cannot be read as an SVG drawing: part of it is missing or wrong. Save it again as SVG in the drawing program and upload the new file.',
};

/** Explains why a drawing with active content, or with content that the site would not show, is rejected. */
export const activePartText = (part: string): Readonly<Record<Locale, string>> => ({
  he: `בציור יש \u2068${part}\u2069, והאתר אינו מציג ציורים פעילים. יש לייצא אותו מתוכנת הציור כ־SVG פשוט (טקסט כקווי מתאר, בלי סקריפטים ובלי HTML) ולהעלות שוב.`,
  en: `The drawing contains "${part}", and the site does not show drawings with active content. Export it from the drawing program as plain SVG (text as outlines, no scripts, no HTML) and upload the new file.`,
});

/** Explains why a drawing that cannot be parsed is rejected. */
export const unreadableDrawingText = (language: Locale): string => UNREADABLE[language];
