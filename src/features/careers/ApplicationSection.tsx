import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../components/LazyPart/lazyPart';
import { ScriptedForm } from '../../components/forms/ScriptedForm';
import { FormSection } from '../../components/FormSection/FormSection';
import { FormSkeleton } from '../../components/forms/FormSkeleton';
import { Tabs } from '../../components/Tabs/Tabs';
import type { ApplicationForm } from './ApplicationForm';
import type { ApplicationMode } from './applicationValues';

const Form = lazyPart<ComponentProps<typeof ApplicationForm>>(
  'ApplicationForm',
  async () => (await import('./ApplicationForm')).ApplicationForm,
  <FormSkeleton fields={5} blockSize="36rem" />,
);

interface ApplicationSectionProps {
  orderId: number;
  jobName: string;
  careersPath: string;
  /** Name of the recruiter, if the CMS has one. */
  contactName: string | null;
}

/**
 * The section to apply for a job or to refer a friend, with a tab for each mode (corporate-site §2, §4). Its form
 * library loads near the viewport.
 */
export function ApplicationSection({ contactName, ...job }: ApplicationSectionProps) {
  const { t } = useTranslation('careers');
  const tabOf = (mode: ApplicationMode) => ({
    id: mode,
    label: t(mode),
    content: <Form mode={mode} {...job} />,
  });
  return (
    <FormSection title={t('comeWorkWithUs')} text={t('comeWorkText')} id="apply" person={contactName}>
      <ScriptedForm>
        <Tabs label={t('modes')} tabs={[tabOf('regular'), tabOf('referral')]} />
      </ScriptedForm>
    </FormSection>
  );
}
