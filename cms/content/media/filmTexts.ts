import type { Locale } from '../../platform/locales/locales';
import type { FilmFault } from './cleanFilm';

const REMEDY: Readonly<Record<Locale, string>> = {
  he: 'שמרו אותו שוב כ־MP4 עם H.264 (למשל בתוכנת HandBrake, בהגדרה Fast 1080p30) והעלו את הקובץ החדש.',
  en: 'Save it again as MP4 with H.264 (for example with HandBrake, preset Fast 1080p30) and upload the new file.',
};

const REASONS: Readonly<Record<FilmFault, (format: string) => Readonly<Record<Locale, string>>>> = {
  codec: (format) => ({
    he: `הסרטון מקודד ב־\u2068${format}\u2069, ורוב הדפדפנים לא מנגנים אותו.`,
    en: `The film is encoded in ${format}, which most browsers do not play.`,
  }),
  container: () => ({
    he: 'הסרטון שמור במבנה ישן של QuickTime, ודפדפנים לא מנגנים אותו.',
    en: 'The film has an old QuickTime container, which browsers do not play.',
  }),
  damaged: () => ({
    he: 'לא ניתן לקרוא את הסרטון: הקובץ פגום, או שאין בו תמונה.',
    en: 'The film cannot be read: its file is damaged, or it has no picture.',
  }),
  depth: (format) => ({
    he: `הסרטון מקודד ב־\u2068${format}\u2069 עם יותר מ־8 סיביות לצבע, ודפדפנים לא מנגנים אותו.`,
    en: `The film is encoded in ${format} with more than 8 bits per colour, which browsers do not play.`,
  }),
  sound: (format) => ({
    he: `הקול של הסרטון מקודד ב־\u2068${format}\u2069, ורוב הדפדפנים לא משמיעים אותו.`,
    en: `The sound of the film is encoded in ${format}, which most browsers do not play.`,
  }),
};

/** Explains why a film is refused, and how to make one that plays. */
export const filmText = (fault: FilmFault, format: string, language: Locale): string =>
  `${REASONS[fault](format)[language]} ${REMEDY[language]}`;
