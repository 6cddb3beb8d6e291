import type { Locale } from '../../platform/locales/locales';

const UNREADABLE: Readonly<Record<Locale, string>> = {
  he: 'לא ניתן לקרוא את הקובץ כציור SVG: חלק ממנו חסר או שגוי. שמרו אותו שוב בתוכנת הציור כ־SVG והעלו שוב.',
  en: 'The file cannot be read as an SVG drawing: part of it is missing or wrong. Save it again as SVG in the drawing program and upload the new file.',
};

/** Explains why a drawing with an active or undrawn part is refused. */
export const activePartText = (part: string): Readonly<Record<Locale, string>> => ({
  he: `בציור יש \u2068${part}\u2069, והאתר לא מציג ציורים פעילים. ייצאו אותו מתוכנת הציור כ־SVG פשוט (טקסט כקווי מתאר, בלי סקריפטים ובלי HTML) והעלו שוב.`,
  en: `The drawing contains "${part}", and the site shows no active drawings. Export it from the drawing program as plain SVG (text as outlines, no scripts, no HTML) and upload the new file.`,
});

/** Explains why a drawing is refused that no program can read. */
export const unreadableDrawingText = (language: Locale): string => UNREADABLE[language];
