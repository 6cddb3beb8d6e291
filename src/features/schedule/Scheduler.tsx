import { Link } from 'gatsby';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LiveData } from '../../components/LiveData/LiveData';
import { useHydrated } from '../../components/LiveData/useHydrated';
import { ScriptedForm } from '../../components/forms/ScriptedForm';
import { Logo } from '../../components/Logo/Logo';
import type { PictureMedia } from '../../components/Picture/Picture';
import { OfflineNotice } from '../../components/OfflineNotice/OfflineNotice';
import { Heading } from '../../components/Section/Heading';
import { useLanguage } from '../../i18n/LanguageContext';
import { localizedRoute } from '../../i18n/paths';
import { replacePage } from '../../lib/replacePage';
import { addressInLanguage } from './requestedLanguage';
import { MeetingSteps } from './MeetingSteps';
import { head, intro, logo as logoStyle, page } from './Schedule.styles';
import { Waiting } from './Waiting';

interface SchedulerProps {
  siteName: string;
  logo: PictureMedia | null | undefined;
}

/**
 * The site's meeting scheduler, which project pages open in a small window (project-marketing §2.6, §4). It also works
 * as a normal page. The URL contains the meeting and the language, so they are unknown until hydration. If the language
 * is not the page's own, the browser is sent to the page in that language.
 */
export function Scheduler({ siteName, logo }: SchedulerProps) {
  const { t } = useTranslation('schedule');
  const { code } = useLanguage();
  // In its own window, the scheduler has the site behind it.
  const isAlone = useHydrated() && !window.opener;
  const brand = <Logo siteName={siteName} media={logo} />;
  return (
    <main id="main" tabIndex={-1} css={page}>
      {isAlone ? (
        <Link to={localizedRoute('/', code)} css={logoStyle}>
          {brand}
        </Link>
      ) : (
        <div css={logoStyle}>{brand}</div>
      )}
      <header css={head}>
        <Heading level={1} look="h2">
          {t('title')}
        </Heading>
        <p css={intro}>{t('intro')}</p>
      </header>
      <ScriptedForm>
        <LiveData>
          <AskedBooking />
        </LiveData>
      </ScriptedForm>
      <OfflineNotice />
    </main>
  );
}

function AskedBooking() {
  const hydrated = useHydrated();
  const { code } = useLanguage();
  const elsewhere = hydrated ? addressInLanguage(window.location, code) : null;
  useEffect(() => {
    if (elsewhere) replacePage(elsewhere);
  }, [elsewhere]);
  if (!hydrated || elsewhere) return <Waiting />;
  return <MeetingSteps />;
}
