import { useLanguage } from '../../i18n/LanguageContext';
import { LANGUAGES, LANGUAGE_CODES } from '../../i18n/languages';
import { keptQuery } from '../../i18n/keptQuery';
import { twinPath, type Alternate } from '../../i18n/paths';
import { Icon } from '../Icon/Icon';
import { link, name } from './LanguageSwitch.styles';

interface LanguageSwitchProps {
  /** The current page's versions in other languages. */
  alternates: readonly Alternate[];
}

/**
 * Links to the current page in the other languages, each labelled in its own language. They reload the page instead
 * of using client-side navigation.
 */
export function LanguageSwitch({ alternates }: LanguageSwitchProps) {
  const { code: present } = useLanguage();
  return (
    <>
      {LANGUAGE_CODES.filter((code) => code !== present).map((code) => (
        <a
          key={code}
          href={twinPath(alternates, code)}
          hrefLang={code}
          lang={code}
          css={link}
          // The query string is unknown during the build, so it is added just before the browser follows the link.
          onClick={({ currentTarget }) => {
            if (alternates.some(({ locale }) => locale === code))
              currentTarget.search = keptQuery(window.location.search);
          }}
        >
          <Icon name="globe" />
          <span css={name}>{LANGUAGES[code].name}</span>
        </a>
      ))}
    </>
  );
}
