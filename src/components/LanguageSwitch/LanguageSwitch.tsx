import { useLanguage } from '../../i18n/LanguageContext';
import { LANGUAGES, LANGUAGE_CODES } from '../../i18n/languages';
import { keptQuery } from '../../i18n/keptQuery';
import { twinPath, type Alternate } from '../../i18n/paths';
import { Icon } from '../Icon/Icon';
import { link, name } from './LanguageSwitch.styles';

interface LanguageSwitchProps {
  /** The present page in every language it exists in. */
  alternates: readonly Alternate[];
}

/** Plain links to the present page in the other languages, each in its own language; they load the page anew. */
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
          // Before the browser follows it; what is chosen in a list stands in the address, which no page knows when it is built.
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
