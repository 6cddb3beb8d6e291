import { Formik } from 'formik';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AfterAttempt } from '../../components/forms/AfterAttempt';
import { FormBody } from '../../components/forms/FormBody';
import { PropertyFacts, type Property } from '../../components/PropertyFacts/PropertyFacts';
import { LeadFields } from './LeadFields';
import { LeadResultView } from './LeadResultView';
import { leadSchema } from './leadSchema';
import { emptyLead, LEAD_FIELDS, type LeadTarget, type LeadVariant } from './leadValues';
import { useLeadForm } from './useLeadForm';

export interface LeadFormProps {
  variant: LeadVariant;
  target?: LeadTarget;
  /** Facts about the subject of the lead, below the form. */
  subject?: Property | undefined;
  /** Subjects to choose from (project-marketing §2.7, formSubjects). */
  subjects?: readonly string[] | undefined;
  /** The editor's texts of the landing form. */
  consentText?: string | null | undefined;
  buttonText?: string | null | undefined;
}

const FORM_NAMES = {
  landing: 'formNameLanding',
  project: 'formNameProject',
  product: 'formNameProduct',
  eligibility: 'formNameEligibility',
} as const satisfies Record<LeadVariant, string>;

const NOBODY: LeadTarget = {};

/**
 * The lead form in all variants (forms-investors-catalogue §2.8, §5; project-marketing §2.7): editing, then a result.
 * Both results reset it; a failure offers to restore the input.
 */
export function LeadForm({ variant, target = NOBODY, subject, ...words }: LeadFormProps) {
  const { t } = useTranslation('lead');
  const { state, draft, send, back } = useLeadForm(variant, target);
  const schema = useMemo(() => leadSchema(t, variant), [t, variant]);

  if (state.result !== null) return <LeadResultView state={state} onBack={back} />;
  return (
    <AfterAttempt.Provider value={variant === 'landing'}>
      <Formik initialValues={emptyLead} validationSchema={schema} onSubmit={send}>
        <FormBody
          label={t(FORM_NAMES[variant])}
          fields={LEAD_FIELDS[variant]}
          returning={state.returning}
          draft={draft}
          sharedMessage={variant === 'landing' ? t('mandatory') : undefined}
        >
          <LeadFields variant={variant} {...words} />
          {subject && <PropertyFacts property={subject} ruled />}
        </FormBody>
      </Formik>
    </AfterAttempt.Provider>
  );
}
