import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { FormNotice } from '../../components/forms/FormNotice';
import type { ContactValues } from './contactValues';

/** After a failure emptied the form: gives back what was written, for as long as nothing new was. */
export function RestoreOffer({ written }: { written: ContactValues }) {
  const { t } = useTranslation('contact');
  const { dirty, setValues } = useFormikContext<ContactValues>();
  if (dirty) return null;
  return (
    <FormNotice tone="info" action={{ label: t('restore'), onClick: () => void setValues(written) }}>
      {t('nothingLost')}
    </FormNotice>
  );
}
