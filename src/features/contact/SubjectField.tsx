import { useTranslation } from 'react-i18next';
import { FormNotice } from '../../components/forms/FormNotice';
import { SelectField } from '../../components/forms/SelectField';
import { useHydrated } from '../../components/LiveData/useHydrated';
import type { Subjects } from './useSubjects';

const NONE: readonly never[] = [];

/** The select field for the message's subject. If loading the subjects fails, it shows a button to try again. */
export function SubjectField({ subjects, retry }: { subjects: Subjects; retry: () => void }) {
  const { t } = useTranslation('contact');
  const isHydrated = useHydrated();
  const options = subjects.state === 'ready' ? subjects.options : NONE;
  return (
    <>
      <SelectField
        name="subject"
        label={t('subject')}
        // Before hydration, the field is enabled and does not say "loading", because the subjects load only after the
        // visitor's first interaction with the page.
        placeholder={t(isHydrated && subjects.state === 'loading' ? 'subjectsLoading' : 'chooseSubject')}
        options={options}
        disabled={isHydrated && options.length === 0}
        required
      />
      {subjects.state === 'failed' && (
        <FormNotice tone="error" action={{ label: t('tryAgain'), onClick: retry }}>
          {t('subjectsFailed')}
        </FormNotice>
      )}
      {subjects.state === 'ready' && options.length === 0 && (
        <FormNotice tone="info">{t('subjectsEmpty')}</FormNotice>
      )}
    </>
  );
}
