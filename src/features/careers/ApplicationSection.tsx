import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ScriptedForm } from '../../components/forms/ScriptedForm';
import { FormSection } from '../../components/FormSection/FormSection';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { Tabs } from '../../components/Tabs/Tabs';
import { placeholder } from './Careers.styles';
import type { ApplicationMode } from './applicationValues';

const Form = lazy(async () => ({ default: (await import('./ApplicationForm')).ApplicationForm }));

interface ApplicationSectionProps {
  orderId: number;
  jobName: string;
  careersPath: string;
  /** Who reads the applications. */
  contactName: string | null;
}

/** The 'come work with us' form in its two modes (corporate-site §2, §4); the form library is fetched apart from the page. */
export function ApplicationSection({ contactName, ...job }: ApplicationSectionProps) {
  const { t } = useTranslation('careers');
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
    <FormSection title={t('comeWorkWithUs')} text={t('comeWorkText')} id="apply" person={contactName}>
      <ScriptedForm>
        <Tabs label={t('modes')} tabs={[tabOf('regular'), tabOf('referral')]} />
      </ScriptedForm>
    </FormSection>
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
