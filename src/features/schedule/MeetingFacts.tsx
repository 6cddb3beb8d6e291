import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageContext';
import type { Language } from '../../i18n/languages';
import { about } from './Schedule.styles';
import type { MeetingKind } from './schedule';

interface MeetingFactsProps {
  meeting: MeetingKind;
  /** Language of the meeting's names, if it is not the page's language. */
  language?: Language;
}

/** The facts about a meeting: project, kind, place and length. */
export function MeetingFacts({ meeting, language }: MeetingFactsProps) {
  const { t } = useTranslation('schedule');
  const { code } = useLanguage();
  // `bdi` detects the text direction by itself, but screen readers also need the language.
  const lang = language === code ? undefined : language;
  return (
    <p css={about}>
      {[meeting.project, meeting.name, meeting.place].filter(Boolean).map((fact) => (
        <bdi key={fact} lang={lang}>
          {fact}
        </bdi>
      ))}
      <bdi>{t('minutes', { count: meeting.minutes })}</bdi>
    </p>
  );
}
