import { useFormikContext } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { check } from '../../components/forms/field.styles';
import { consents } from '../../components/forms/form.styles';
import { MarketingConsents } from '../../components/forms/MarketingConsents';
import type { LeadValues, LeadVariant } from './leadValues';

interface LeadConsentsProps {
  variant: LeadVariant;
  /** The editors' text for the single consent of the landing form. */
  consentText?: string | null | undefined;
}

/**
 * The two marketing consents, unticked by default. The landing form has a single checkbox that sets both
 * (forms-investors-catalogue §5).
 */
export function LeadConsents({ variant, consentText }: LeadConsentsProps) {
  const { t } = useTranslation('consents');
  if (variant === 'landing') return <OneConsent text={consentText || t('marketingBySmsAndEmail')} />;
  return (
    <div css={consents}>
      <MarketingConsents />
    </div>
  );
}

function OneConsent({ text }: { text: string }) {
  const id = useId();
  const { values, setValues } = useFormikContext<LeadValues>();
  const agree = (agreed: boolean) =>
    void setValues({ ...values, allowedMarketing: agreed, allowedSmsAndEmail: agreed }, false);
  return (
    <div css={[consents, check]}>
      <input
        id={id}
        type="checkbox"
        checked={values.allowedMarketing && values.allowedSmsAndEmail}
        onChange={({ target: { checked } }) => agree(checked)}
      />
      <label htmlFor={id}>{text}</label>
    </div>
  );
}
