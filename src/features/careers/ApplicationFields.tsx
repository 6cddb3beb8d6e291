import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { CheckboxField } from '../../components/forms/CheckboxField';
import { FileField } from '../../components/forms/FileField/FileField';
import { FormNote } from '../../components/forms/FormNote';
import { LegalLinks } from '../../components/forms/LegalLinks';
import { TextField } from '../../components/forms/TextField';
import { fieldset, legend, pair } from './Careers.styles';
import {
  CV_EXTENSIONS,
  CV_MAX_BYTES,
  type ApplicationMode,
  type ApplicationValues,
} from './applicationValues';

/**
 * The fields of the application form. In a referral, the fields of the referring person come before those of the
 * friend.
 */
export function ApplicationFields({ mode }: { mode: ApplicationMode }) {
  const { t } = useTranslation('careers');
  const { t: consent } = useTranslation('consents');
  const referral = mode === 'referral';
  return (
    <>
      <FormNote>{t('requiredNote')}</FormNote>
      {referral && (
        <fieldset css={fieldset}>
          <legend css={legend}>{t('referrer')}</legend>
          <TextField name="referralName" label={t('referralName')} autoComplete="name" required />
          <div css={pair}>
            <TextField
              name="referralPhone"
              label={t('referralPhone')}
              type="tel"
              autoComplete="tel"
              required
            />
            <TextField
              name="referralEmail"
              label={t('referralEmail')}
              type="email"
              autoComplete="email"
              required
            />
          </div>
        </fieldset>
      )}
      {referral ? (
        <fieldset css={fieldset}>
          <legend css={legend}>{t('friend')}</legend>
          <Person mode={mode} />
        </fieldset>
      ) : (
        <Person mode={mode} />
      )}
      {referral ? (
        <CheckboxField
          name="isApprovedTerms"
          label={consent('referralTerms')}
          shortLabel={t('termsName')}
          required
        />
      ) : (
        <FormNote>{consent('applicantTerms')}</FormNote>
      )}
      <LegalLinks />
      <SendButton />
    </>
  );
}

function Person({ mode }: { mode: ApplicationMode }) {
  const { t } = useTranslation('careers');
  // In a referral, autofill is off for the friend's fields, because the browser would fill in the visitor's own
  // details.
  const own = (token: string) => (mode === 'regular' ? token : 'off');
  return (
    <>
      <div css={pair}>
        <TextField name="firstName" label={t('firstName')} autoComplete={own('given-name')} required />
        <TextField name="lastName" label={t('lastName')} autoComplete={own('family-name')} required />
      </div>
      <div css={pair}>
        <TextField name="phone" label={t('phone')} type="tel" autoComplete={own('tel')} required />
        <TextField
          name="email"
          label={t('email')}
          type="email"
          autoComplete={own('email')}
          required={mode === 'regular'}
        />
      </div>
      <FileField
        name="cv"
        label={t('cv')}
        extensions={CV_EXTENSIONS}
        maxBytes={CV_MAX_BYTES}
        rejectedMessage={t('cvRejected')}
        required
      />
    </>
  );
}

/**
 * The submit button. After a failed attempt it is disabled until no errors remain (corporate-site §4). The error
 * summary lists them.
 */
function SendButton() {
  const { t } = useTranslation('careers');
  const { isSubmitting, submitCount, isValid } = useFormikContext<ApplicationValues>();
  return (
    <div>
      <Button type="submit" disabled={isSubmitting || (submitCount > 0 && !isValid)}>
        {t('send')}
      </Button>
    </div>
  );
}
