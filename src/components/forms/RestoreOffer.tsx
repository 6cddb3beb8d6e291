import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { FormNotice } from './FormNotice';

/** After a failure emptied the form: gives back what was written, for as long as nothing new was (design §6). */
export function RestoreOffer<Values extends object>({ written }: { written: Values }) {
  const { t } = useTranslation('forms');
  const { dirty, setValues } = useFormikContext<Values>();
  if (dirty) return null;
  return (
    <FormNotice tone="info" action={{ label: t('restore'), onClick: () => void setValues(written) }}>
      {t('nothingLost')}
    </FormNotice>
  );
}
