import { lazy, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../components/Section/Heading';
import { Section } from '../../components/Section/Section';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { Tabs } from '../../components/Tabs/Tabs';
import { card, columns, intro, placeholder } from './Careers.styles';
import type { ApplicationMode } from './applicationValues';

const Form = lazy(async () => ({ default: (await import('./ApplicationForm')).ApplicationForm }));

interface ApplicationSectionProps {
  orderId: number;
  jobName: string;
  careersPath: string;
}

/** The 'come work with us' form in its two modes (corporate-site §2, §4); the form library is fetched apart from the page. */
export function ApplicationSection(job: ApplicationSectionProps) {
  const { t } = useTranslation('careers');
  const id = useId();
  const tabOf = (mode: ApplicationMode) => ({
    id: mode,
    label: t(mode),
    content: (
      <Suspense fallback={<Placeholder />}>
        <Form mode={mode} {...job} />
      </Suspense>
    ),
  });
  return (
    <Section tone="stone" labelledBy={id} id="apply">
      <div css={columns}>
        <div css={intro}>
          <Heading level={2} id={id}>
            {t('comeWorkWithUs')}
          </Heading>
          <p>{t('comeWorkText')}</p>
        </div>
        <div css={card}>
          <Tabs label={t('modes')} tabs={[tabOf('regular'), tabOf('referral')]} />
        </div>
      </div>
    </Section>
  );
}

function Placeholder() {
  return (
    <div css={placeholder} aria-busy="true">
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} blockSize="3.25rem" />
      ))}
    </div>
  );
}
