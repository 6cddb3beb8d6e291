import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { FormNotice } from '../../components/forms/FormNotice';
import type { LeadValues } from './leadValues';

/** After a failure emptied the form: gives back what was written, for as long as nothing new was. */
export function LeadRestore({ written }: { written: LeadValues }) {
  const { t } = useTranslation('lead');
  const { dirty, setValues } = useFormikContext<LeadValues>();
  if (dirty) return null;
  return (
    <FormNotice tone="info" action={{ label: t('restore'), onClick: () => void setValues(written) }}>
      {t('nothingLost')}
    </FormNotice>
  );
}
