import type { Locale } from '../../platform/locales/locales';
import type { FilmFault } from './cleanFilm';

const REMEDY: Readonly<Record<Locale, string>> = {
  he: 'יש לשמור אותו שוב כ־MP4 עם H.264 (למשל בתוכנת HandBrake, בהגדרה Fast 1080p30) ולהעלות את הקובץ החדש.',
  en: 'Save it again as MP4 with H.264 (for example with HandBrake, preset Fast 1080p30) and upload the new file.',
};

const REASONS: Readonly<Record<FilmFault, (format: string) => Readonly<Record<Locale, string>>>> = {
  codec: (format) => ({
    he: `הסרטון מקודד ב־\u2068${format}\u2069, ורוב הדפדפנים אינם יכולים להציג אותו.`,
    en: `The video is encoded in ${format}, which most browsers do not play.`,
  }),
  container: () => ({
    he: 'הסרטון שמור במבנה ישן של QuickTime, ודפדפנים אינם יכולים להציג אותו.',
    en: 'The video has an old QuickTime container, which browsers do not play.',
  }),
  damaged: () => ({
    he: 'לא ניתן לקרוא את הסרטון: הקובץ פגום, או שאין בו תמונה.',
    en: 'The video cannot be read: the file is damaged, or it has no picture.',
  }),
  depth: (format) => ({
    he: `הסרטון מקודד ב־\u2068${format}\u2069 עם יותר מ־8 סיביות לצבע, ודפדפנים אינם יכולים להציג אותו.`,
    en: `The video is encoded in ${format} with more than 8 bits per colour, which browsers do not play.`,
  }),
  sound: (format) => ({
    he: `הקול של הסרטון מקודד ב־\u2068${format}\u2069, ורוב הדפדפנים אינם יכולים להשמיע אותו.`,
    en: `The sound of the video is encoded in ${format}, which most browsers do not play.`,
  }),
};

/** Explains why a video is rejected, and how to make one that browsers can play. */
export const filmText = (fault: FilmFault, format: string, language: Locale): string =>
  `${REASONS[fault](format)[language]} ${REMEDY[language]}`;
