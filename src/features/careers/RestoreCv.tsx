import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { FormNotice } from '../../components/forms/FormNotice';
import type { ApplicationValues } from './applicationValues';

/**
 * A notice with a button that restores the CV, which a failed attempt removed from the form. Renders nothing once the
 * form contains a file again.
 */
export function RestoreCv({ files }: { files: readonly File[] }) {
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
