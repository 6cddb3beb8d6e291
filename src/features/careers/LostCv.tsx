import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { FormNotice } from '../../components/forms/FormNotice';
import type { ApplicationValues } from './applicationValues';

/** A button that restores the file after a failed attempt, until another one is chosen. */
export function LostCv({ files }: { files: readonly File[] }) {
  const { t } = useTranslation('careers');
  const { values, setFieldValue } = useFormikContext<ApplicationValues>();
  if (values.cv.length > 0) return null;
  return (
    <FormNotice
      tone="info"
      action={{ label: t('restoreCv'), onClick: () => void setFieldValue('cv', files) }}
    >
      {t('cvTakenOut')}
    </FormNotice>
  );
}
