import type { Payload, PayloadRequest } from 'payload';
import type { Locale } from '../../platform/locales/locales';
import { refusedPatterns } from '../../services/forms/patterns/refusedPatterns';

const TEXTS = {
  he: {
    title: 'תבניות בדיקה שאינן פועלות בטפסים',
    text: 'התבניות האלה נשמרו לפני שהכללים השתנו. עד שהתבנית תתוקן בטופס, השדה שלה מקבל כל ערך.',
    because: 'בגלל',
  },
  en: {
    title: 'Form patterns that are not applied',
    text: 'These patterns were saved before the rules changed. Their fields accept any value until the pattern is corrected in the form.',
    because: 'because of',
  },
};

interface RefusedPatternsProps {
  payload: Payload;
  user: NonNullable<PayloadRequest['user']>;
  language: Locale;
}

/**
 * Lists the form fields whose validation pattern is not applied, because it breaks the current rules. Each item links
 * to its form. Renders nothing if there are none.
 */
export async function RefusedPatterns({ payload, user, language }: RefusedPatternsProps) {
  const refused = await refusedPatterns(payload, user, language);
  if (refused.length === 0) return null;
  const texts = TEXTS[language];
  return (
    <section className="overview__part" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      <ul className="overview__list">
        {refused.map(({ form, title, field, pattern, part }, index) => (
          <li key={index}>
            <a href={`${payload.config.routes.admin}/collections/forms/${form}`}>
              <bdi>{title}</bdi> · <bdi>{field}</bdi>
            </a>
            <span className="overview__error">
              <bdi dir="ltr">{pattern}</bdi> {texts.because} <bdi dir="ltr">{part}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
